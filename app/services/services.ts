import type { AddressBar } from './addressBar.ts';
import { createAddressBar } from './addressBar.ts';
import type { AnalysisClient } from './analysis/analysisClient.ts';
import { createAnalysisClient } from './analysis/analysisClient.ts';
import { startAnalysisWorker } from './analysis/workerPort.ts';
import { copyText } from './clipboard.ts';
import type { Clock } from './clock.ts';
import { createClock } from './clock.ts';
import { isAppleDevice } from './device.ts';
import type { DraftStorage } from './draftStorage.ts';
import { createDraftStorage } from './draftStorage.ts';
import type { EarlyKeys } from './earlyKeys.ts';
import { holdEarlyKeys } from './earlyKeys.ts';
import type { CaseLibrary } from './library/caseLibrary.ts';
import type { Notifier } from './notifier.ts';
import { createNotifier } from './notifier.ts';
import type { ConnectProofs } from './proofs/proofPort.ts';
import { connectProofWorker } from './proofs/workerPort.ts';
import type { SavedFile } from './saveFile.ts';
import { saveFile } from './saveFile.ts';

/** The imperative edges of the app, so that tests can put others in their place. */
export interface Services {
  readonly addressBar: AddressBar;
  readonly drafts: DraftStorage;
  readonly notifier: Notifier;
  /** False where the browser refuses. */
  readonly copyText: (text: string) => Promise<boolean>;
  readonly saveFile: (file: SavedFile) => void;
  readonly clock: Clock;
  /** What was pressed before the code of the commands was there. */
  readonly earlyKeys: EarlyKeys;
  /** Connects to what proves things about every URL there is. */
  readonly connectProofs: ConnectProofs;
  /** Answers questions about large files. */
  readonly analysis: AnalysisClient;
  /** The cases that are kept on this device; its code comes when it is asked for. */
  readonly library: () => Promise<CaseLibrary>;
  /** The address of this page, without a fragment. */
  readonly pageAddress: () => string;
}

/** The services of a browser. */
export function createServices(): Services {
  return {
    addressBar: createAddressBar(window),
    drafts: createDraftStorage(
      () => ({ local: localStorage, session: sessionStorage }),
      () => Date.now(),
      () => crypto.randomUUID(),
    ),
    notifier: createNotifier(),
    clock: createClock(Date.now),
    earlyKeys: holdEarlyKeys(window, isAppleDevice()),
    copyText,
    saveFile,
    library: () => import('./library/caseLibrary.ts').then(({ createCaseLibrary }) => createCaseLibrary()),
    connectProofs: connectProofWorker,
    analysis: createAnalysisClient(startAnalysisWorker),
    pageAddress: () => location.href.replace(/#.*$/s, ''),
  };
}
