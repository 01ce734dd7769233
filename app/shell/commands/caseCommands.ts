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
      label: 'Restore mine',
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
      description: 'Starts an empty case; you can restore the current one',
      keys: 'Mod-Alt-n',
      isEnabled: hasCase,
      run: startNewCase,
    },
    {
      id: 'undo',
      title: 'Undo',
      description: 'The last change outside the editors, such as a bot or a baseline',
      keys: 'Mod-z',
      isOutsideText: true,
      isEnabled: ({ done }) => done.length > 0,
      run: ({ store }) => store.getState().undoStep(),
    },
    {
      id: 'redo',
      title: 'Redo',
      description: 'The last undone change outside the editors',
      keys: 'Mod-Shift-z',
      isOutsideText: true,
      isEnabled: ({ undone }) => undone.length > 0,
      run: ({ store }) => store.getState().redoStep(),
    },
    {
      id: 'fix-all-safe',
      title: 'Fix all safe problems',
      description: 'Previews every fix that changes no verdict',
      keys: 'Shift-Alt-x',
      isEnabled: (state) => selectListedFindings(state).some(({ fix }) => fix?.safe),
      run: ({ proposeFixes }) => proposeFixes(),
    },
    {
      id: 'report-verdict',
      title: 'Copy a report of a wrong verdict',
      description: 'For the open verdict: both readings, the smallest file, a link. Nothing is sent',
      isEnabled: (state) => selectSelectedAnswer(state) !== null,
      run: async (tools) => {
        const { copyOpenReport } = await import('../../commands/copyVerdictReport.ts');
        await copyOpenReport(tools);
      },
    },
    {
      id: 'print',
      title: 'Print a report',
      description: 'The file, its problems and all verdicts, for print or PDF',
      isEnabled: hasCase,
      run: ({ print }) => print(),
    },
  ]),
  ...commandsOf('open', [
    {
      id: 'open-file',
      title: 'Open a file…',
      description: 'A robots.txt or a saved case',
      keys: 'Mod-o',
      run: ({ openPicked }) => openPicked(false),
    },
    {
      id: 'open-folder',
      title: 'Open a folder of variants…',
      description: 'Choose one to edit and one as the baseline',
      run: ({ openPicked }) => openPicked(true),
    },
    {
      id: 'open-live',
      title: 'Open a live robots.txt…',
      description: 'From a site, with a bookmarklet or copy and paste',
      run: ({ store }) => store.getState().setOpening({ kind: 'live' }),
    },
    {
      id: 'paste-response',
      title: 'Paste a response…',
      description: 'Output of curl -i, with status, redirects and headers',
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
      description: 'Contains the whole case; nothing is sent to a server',
      keys: 'Mod-s',
      run: ({ copyLink }) => copyLink(),
    },
    {
      id: 'link-options',
      title: 'Link…',
      description: 'Check its length, hide names, or make it readable',
      run: ({ store }) => store.getState().setSharingView('link'),
    },
    {
      id: 'save-case',
      title: 'Save as a file',
      description: 'A .robots-case.json file for this page and the command line',
      run: ({ saveCase }) => saveCase(),
    },
    {
      id: 'library',
      title: 'Library',
      description: 'Cases saved on this device',
      keys: 'Mod-Alt-l',
      run: ({ store }) => store.getState().setSharingView('library'),
    },
  ]),
];
