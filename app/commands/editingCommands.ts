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
    description: 'For the URL that is open in the verdict list',
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
    description: 'Standard layout; leaves lines where a change could affect a verdict',
    section: 'tidy',
    keys: 'Shift-Alt-f',
    isEnabled: hasText,
    run: async (tools: CommandTools) => (await work()).format(tools),
  },
  {
    id: 'sort-rules',
    title: 'Sort rules by specificity',
    description: 'In the group at the cursor, so first-match readers agree with Google',
    section: 'tidy',
    keys: null,
    isEnabled: hasText,
    run: async (tools) => (await work()).sortBySpecificity(tools),
  },
  {
    id: 'merge-groups',
    title: 'Merge groups of the same crawler',
    description: 'Old readers use only the first of several',
    section: 'tidy',
    keys: null,
    isEnabled: hasText,
    run: async (tools) => (await work()).mergeGroups(tools),
  },
  {
    id: 'split-paths',
    title: 'Split paths',
    description: 'Puts each path on its own line',
    section: 'tidy',
    keys: null,
    isEnabled: hasText,
    run: async (tools) => (await work()).splitPaths(tools),
  },
  {
    id: 'move-comments',
    title: 'Move comments above',
    description: 'Moves comments after directives to their own lines',
    section: 'tidy',
    keys: null,
    isEnabled: hasText,
    run: async (tools) => (await work()).moveComments(tools),
  },
  {
    id: 'insert-staging',
    title: 'Block the whole site',
    description:
      'Replaces the file. Stops crawling, not indexing: protect test sites with a login or noindex',
    section: 'insert',
    keys: null,
    isEnabled: always,
    run: async (tools) => (await work()).closeSite(tools),
  },
  {
    id: 'insert-ai-training',
    title: 'Block AI training',
    description: 'Adds known AI training crawlers and tokens that have no group yet; search stays allowed',
    section: 'insert',
    keys: null,
    isEnabled: always,
    run: async (tools) => (await work()).keepTrainingOut(tools),
  },
  {
    id: 'insert-wordpress',
    title: 'WordPress',
    description: 'Blocks /wp-admin/ except admin-ajax.php',
    section: 'insert',
    keys: null,
    isEnabled: always,
    run: async (tools) => (await work()).insertWordPress(tools),
  },
  {
    id: 'insert-sitemap',
    title: 'Sitemap line',
    description: 'With your site’s URL if it is known',
    section: 'insert',
    keys: null,
    isEnabled: always,
    run: async (tools) => (await work()).insertSitemapLine(tools),
  },
];
