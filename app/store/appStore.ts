import { subscribeWithSelector } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Case } from '../../engine/index.ts';
import { emptyCase } from '../../engine/index.ts';
import type { AnalysisSlice } from './analysisSlice.ts';
import { createAnalysisSlice } from './analysisSlice.ts';
import type { BulkSlice } from './bulkSlice.ts';
import { createBulkSlice } from './bulkSlice.ts';
import type { CaseSlice } from './caseSlice.ts';
import { createCaseSlice } from './caseSlice.ts';
import type { CommandSettings, CommandSlice } from './commandSlice.ts';
import { createCommandSlice } from './commandSlice.ts';
import type { DialectSlice } from './dialectSlice.ts';
import { createDialectSlice } from './dialectSlice.ts';
import type { DraftSlice } from './draftSlice.ts';
import { createDraftSlice } from './draftSlice.ts';
import type { FetchSlice } from './fetchSlice.ts';
import { createFetchSlice } from './fetchSlice.ts';
import type { GroupsSlice } from './groupsSlice.ts';
import { createGroupsSlice } from './groupsSlice.ts';
import type { HistorySlice } from './historySlice.ts';
import { createHistorySlice } from './historySlice.ts';
import type { MatrixSlice } from './matrixSlice.ts';
import { createMatrixSlice } from './matrixSlice.ts';
import type { OpeningSlice } from './openingSlice.ts';
import { createOpeningSlice } from './openingSlice.ts';
import type { ProblemSlice } from './problemSlice.ts';
import { createProblemSlice } from './problemSlice.ts';
import type { ResultSlice } from './resultSlice.ts';
import { createResultSlice } from './resultSlice.ts';
import type { SharingSlice } from './sharingSlice.ts';
import { createSharingSlice } from './sharingSlice.ts';
import type { ViewSettings, ViewSlice } from './viewSlice.ts';
import { createViewSlice, defaultPanes } from './viewSlice.ts';

/** All that a person put in or chose. What follows from it is computed by `selectors/`. */
export type AppState = CaseSlice &
  ViewSlice &
  DraftSlice &
  AnalysisSlice &
  MatrixSlice &
  GroupsSlice &
  DialectSlice &
  FetchSlice &
  OpeningSlice &
  ProblemSlice &
  ResultSlice &
  BulkSlice &
  SharingSlice &
  CommandSlice &
  HistorySlice;

/** What outlives a visit, other than drafts. */
export type Settings = ViewSettings & CommandSettings;

/** What the state begins with. */
export interface InitialState {
  readonly case?: Case;
  readonly settings?: Partial<Settings>;
}

const defaultSettings: Settings = {
  tab: 'urls',
  theme: 'system',
  panes: defaultPanes,
  recentCommands: [],
  arePlainKeysOn: true,
};

/** What of a state outlives the visit. */
export function settingsOf({ tab, theme, panes, recentCommands, arePlainKeysOn }: AppState): Settings {
  return { tab, theme, panes, recentCommands, arePlainKeysOn };
}

/** A store of its own: an app has one, each test another. */
export function createAppStore(initial: InitialState = {}) {
  const settings = { ...defaultSettings, ...initial.settings };
  return createStore<AppState>()(
    subscribeWithSelector((...tools) => ({
      ...createCaseSlice(initial.case ?? emptyCase)(...tools),
      ...createViewSlice({ tab: settings.tab, theme: settings.theme, panes: settings.panes })(...tools),
      ...createCommandSlice({
        recentCommands: settings.recentCommands,
        arePlainKeysOn: settings.arePlainKeysOn,
      })(...tools),
      ...createHistorySlice(...tools),
      ...createResultSlice(...tools),
      ...createBulkSlice(...tools),
      ...createDraftSlice(...tools),
      ...createAnalysisSlice(...tools),
      ...createProblemSlice(...tools),
      ...createMatrixSlice(...tools),
      ...createGroupsSlice(...tools),
      ...createDialectSlice(...tools),
      ...createFetchSlice(...tools),
      ...createOpeningSlice(...tools),
      ...createSharingSlice(...tools),
    })),
  );
}

/** The store of an app. */
export type AppStore = ReturnType<typeof createAppStore>;
