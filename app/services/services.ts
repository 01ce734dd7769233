import { copyText } from './clipboard.ts';
import type { DraftStorage } from './draftStorage.ts';
import { createDraftStorage } from './draftStorage.ts';
import type { Notifier } from './notifier.ts';
import { createNotifier } from './notifier.ts';

/** The imperative edges of the app, so that tests can put others in their place. */
export interface Services {
  readonly drafts: DraftStorage;
  readonly notifier: Notifier;
  /** False where the browser refuses. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** The address of this page, without a fragment. */
  readonly pageAddress: () => string;
}

/** The services of a browser. */
export function createServices(): Services {
  return {
    drafts: createDraftStorage(
      () => ({ local: localStorage, session: sessionStorage }),
      () => Date.now(),
      () => crypto.randomUUID(),
    ),
    notifier: createNotifier(),
    copyText,
    pageAddress: () => location.href.replace(/#.*$/s, ''),
  };
}
