import { type ComponentType, lazy } from 'react';
import { UrlsTab } from '../features/tester/UrlsTab.tsx';
import type { AppState } from '../store/appStore.ts';
import { selectTestedCount } from '../store/selectors/bulkInputs.ts';
import { selectDifferingBadge } from '../store/selectors/dialectRows.ts';
import { selectFetchBadge } from '../store/selectors/fetchBadge.ts';
import { selectOutBadge } from '../store/selectors/outBadge.ts';
import { selectChangesBadge } from '../store/selectors/verdictChanges.ts';

/** A tab of the right pane. */
export interface TabDefinition {
  /** Kept among the settings: never change one. */
  readonly id: string;
  readonly label: string;
  /** What it answers, for whoever looks for it. */
  readonly about: string;
  /** A few characters after the label, '' for none; cheap, since it is asked at every change. */
  readonly badge: (state: AppState) => string;
  /** Mounted while its tab is open. Made with `lazy` unless the first screen needs it. */
  readonly Panel: ComponentType;
}

/** The tab that is open on a first visit. */
export const firstTab: TabDefinition = {
  id: 'urls',
  label: 'URLs',
  about: 'Verdicts of the listed URLs, with the deciding lines',
  badge: (state) => {
    const count = selectTestedCount(state) ?? 0;
    return count === 0 ? '' : count.toLocaleString('en');
  },
  Panel: UrlsTab,
};

/** The tabs in their order: adding one is an entry here and a folder under `features/`. */
export const tabs: readonly TabDefinition[] = [
  firstTab,
  {
    id: 'bots',
    label: 'Bots',
    about: 'Which crawlers are allowed and which are blocked',
    badge: selectOutBadge,
    Panel: lazy(() => import('../features/matrix/BotsTab.tsx').then(({ BotsTab }) => ({ default: BotsTab }))),
  },
  {
    id: 'dialects',
    label: 'Dialects',
    about: 'Where readers of the file differ, and why',
    badge: selectDifferingBadge,
    Panel: lazy(() =>
      import('../features/dialects/DialectsTab.tsx').then(({ DialectsTab }) => ({ default: DialectsTab })),
    ),
  },
  {
    id: 'changes',
    label: 'Changes',
    about: 'What the draft changes compared to the live file',
    badge: selectChangesBadge,
    Panel: lazy(() =>
      import('../features/changes/ChangesTab.tsx').then(({ ChangesTab }) => ({ default: ChangesTab })),
    ),
  },
  {
    id: 'fetch',
    label: 'Fetch',
    about: 'How crawlers handle the response for robots.txt, and a page',
    badge: selectFetchBadge,
    Panel: lazy(() =>
      import('../features/fetch/FetchTab.tsx').then(({ FetchTab }) => ({ default: FetchTab })),
    ),
  },
  {
    id: 'groups',
    label: 'Groups',
    about: 'The file as crawlers see it',
    badge: () => '',
    Panel: lazy(() =>
      import('../features/groups/GroupsTab.tsx').then(({ GroupsTab }) => ({ default: GroupsTab })),
    ),
  },
  {
    id: 'export',
    label: 'Export',
    about: 'Results, tests and command lines to export',
    badge: () => '',
    Panel: lazy(() =>
      import('../features/export/ExportTab.tsx').then(({ ExportTab }) => ({ default: ExportTab })),
    ),
  },
];
