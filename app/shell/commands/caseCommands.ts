import { emptyCase } from '../../../engine/index.ts';
import { examples } from '../../features/examples/examples.ts';
import { selectListedFindings } from '../../store/selectors/findings.ts';
import { selectSelectedAnswer } from '../../store/selectors/shown.ts';
import { commandsOf, hasCase } from './appCommand.ts';
import type { AppTools } from './appTools.ts';

function startNewCase({ store, services }: AppTools): void {
  const { replaceCase, restorePreviousCase, setLargeList, largeList } = store.getState();
  replaceCase(emptyCase);
  setLargeList(null);
  services.notifier.notify({
    tone: 'info',
    title: 'A new case',
    action: {
      label: 'Bring mine back',
      run: () => {
        restorePreviousCase();
        setLargeList(largeList);
      },
    },
  });
}

/** Beginning, opening, sharing and keeping a case. */
export const caseCommands = [
  ...commandsOf('case', [
    {
      id: 'new-case',
      title: 'New case',
      description: 'An empty one; the one at hand can be had back',
      keys: 'Mod-Alt-n',
      isEnabled: hasCase,
      run: startNewCase,
    },
    {
      id: 'undo',
      title: 'Undo',
      description: 'The last change outside of the editors, such as a bot or a baseline',
      keys: 'Mod-z',
      isOutsideText: true,
      isEnabled: ({ done }) => done.length > 0,
      run: ({ store }) => store.getState().undoStep(),
    },
    {
      id: 'redo',
      title: 'Redo',
      description: 'What was undone outside of the editors',
      keys: 'Mod-Shift-z',
      isOutsideText: true,
      isEnabled: ({ undone }) => undone.length > 0,
      run: ({ store }) => store.getState().redoStep(),
    },
    {
      id: 'fix-all-safe',
      title: 'Fix all that is safe',
      description: 'Every fix that changes no verdict, shown before it is done',
      keys: 'Shift-Alt-x',
      isEnabled: (state) => selectListedFindings(state).some(({ fix }) => fix?.safe),
      run: ({ proposeFixes }) => proposeFixes(),
    },
    {
      id: 'report-verdict',
      title: 'Copy a report of a wrong verdict',
      description: 'Of the answer that is open: both readings, the least file, a link; nothing is sent',
      isEnabled: (state) => selectSelectedAnswer(state) !== null,
      run: async (tools) => {
        const { copyOpenReport } = await import('../../commands/copyVerdictReport.ts');
        await copyOpenReport(tools);
      },
    },
    {
      id: 'print',
      title: 'Print a report',
      description: 'The file, its problems and all verdicts, for paper or PDF',
      isEnabled: hasCase,
      run: ({ print }) => print(),
    },
  ]),
  ...commandsOf('open', [
    {
      id: 'open-file',
      title: 'Open a file…',
      description: 'A robots.txt, octet for octet, or a saved case',
      keys: 'Mod-o',
      run: ({ openPicked }) => openPicked(false),
    },
    {
      id: 'open-folder',
      title: 'Open a folder of variants…',
      description: 'One to work on, one as what is live now',
      run: ({ openPicked }) => openPicked(true),
    },
    {
      id: 'open-live',
      title: 'Open a live robots.txt…',
      description: 'From a site: by a bookmarklet, or by copy and paste',
      run: ({ store }) => store.getState().setOpening({ kind: 'live' }),
    },
    {
      id: 'paste-response',
      title: 'Paste a response…',
      description: 'As curl -i prints it, with status, redirects and headers',
      run: ({ store }) => {
        store.getState().setFetchPart('file');
        store.getState().setTab('fetch');
      },
    },
    ...examples.map((example) => ({
      id: `example-${example.id}`,
      title: `Example: ${example.title}`,
      description: example.lesson,
      run: ({ openExample }: AppTools) => openExample(example),
    })),
  ]),
  ...commandsOf('share', [
    {
      id: 'copy-link',
      title: 'Copy link',
      description: 'Holds the whole case; no server sees it',
      keys: 'Mod-s',
      run: ({ copyLink }) => copyLink(),
    },
    {
      id: 'link-options',
      title: 'Link…',
      description: 'Its length, without names, or written out to be read',
      run: ({ store }) => store.getState().setSharingView('link'),
    },
    {
      id: 'save-case',
      title: 'Save as a file',
      description: '.robots-case.json: opens here and on the command line',
      run: ({ saveCase }) => saveCase(),
    },
    {
      id: 'library',
      title: 'Library',
      description: 'Cases that are kept on this device',
      keys: 'Mod-Alt-l',
      run: ({ store }) => store.getState().setSharingView('library'),
    },
  ]),
];
