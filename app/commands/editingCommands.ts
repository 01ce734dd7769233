import type { AppState } from '../store/appStore.ts';
import { selectSelectedAnswer } from '../store/selectors/shown.ts';
import { textOf } from '../store/selectors/source.ts';
import type { Command, CommandTools } from './command.ts';

/** What commands do comes when the first is run. */
const work = () => import('./editingWork.ts');

const always = () => true;

const hasText = ({ case: theCase }: AppState) => textOf(theCase.robots).trim() !== '';

function decidingLine(state: AppState): number {
  return selectSelectedAnswer(state)?.answer.verdict.line ?? 0;
}

/** Everything that can be done to a robots.txt, in the order of the menus. */
export const editingCommands: readonly Command[] = [
  {
    id: 'go-to-deciding-rule',
    title: 'Go to the deciding rule',
    description: 'Of the URL that is open in the list of verdicts',
    section: 'go',
    keys: 'Mod-Alt-g',
    isEnabled: (state) => decidingLine(state) > 0,
    run: ({ store }) => {
      const line = decidingLine(store.getState());
      if (line > 0) store.getState().revealLine(line, { focus: true });
    },
  },
  {
    id: 'format',
    title: 'Format',
    description: 'As usually written; leaves what could change a verdict',
    section: 'tidy',
    keys: 'Shift-Alt-f',
    isEnabled: hasText,
    run: async (tools: CommandTools) => (await work()).format(tools),
  },
  {
    id: 'sort-rules',
    title: 'Sort rules by specificity',
    description: 'In the group at the cursor, so that first-match readers agree with Google',
    section: 'tidy',
    keys: null,
    isEnabled: hasText,
    run: async (tools) => (await work()).sortBySpecificity(tools),
  },
  {
    id: 'merge-groups',
    title: 'Merge groups of the same crawler',
    description: 'Old readers take only the first of several',
    section: 'tidy',
    keys: null,
    isEnabled: hasText,
    run: async (tools) => (await work()).mergeGroups(tools),
  },
  {
    id: 'split-paths',
    title: 'Split paths',
    description: 'A line for each of several paths',
    section: 'tidy',
    keys: null,
    isEnabled: hasText,
    run: async (tools) => (await work()).splitPaths(tools),
  },
  {
    id: 'move-comments',
    title: 'Move comments above',
    description: 'From behind a directive to a line of their own',
    section: 'tidy',
    keys: null,
    isEnabled: hasText,
    run: async (tools) => (await work()).moveComments(tools),
  },
  {
    id: 'insert-staging',
    title: 'Close the whole site',
    description: 'For a copy for tests that must not be found',
    section: 'insert',
    keys: null,
    isEnabled: always,
    run: async (tools) => (await work()).closeSite(tools),
  },
  {
    id: 'insert-ai-training',
    title: 'Keep AI training out',
    description: 'Every crawler and token for it that the catalogue is sure of; search stays',
    section: 'insert',
    keys: null,
    isEnabled: always,
    run: async (tools) => (await work()).keepTrainingOut(tools),
  },
  {
    id: 'insert-wordpress',
    title: 'WordPress',
    description: 'Close /wp-admin/ but for the file that pages need',
    section: 'insert',
    keys: null,
    isEnabled: always,
    run: async (tools) => (await work()).insertWordPress(tools),
  },
  {
    id: 'insert-sitemap',
    title: 'A sitemap line',
    description: 'With the address of your site where it is known',
    section: 'insert',
    keys: null,
    isEnabled: always,
    run: async (tools) => (await work()).insertSitemapLine(tools),
  },
];
