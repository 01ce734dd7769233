import type { RobotsContent } from '../../../engine/index.ts';
import { readRobotsFile } from '../../services/robotsFile.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { describeFileProblem } from '../../wording/fileProblems.ts';

/** Ways to say what is live now. */
export interface BaselineActions {
  /** Takes the draft as it is. */
  readonly takeDraft: () => void;
  readonly takeText: (text: string) => void;
  /** Takes a file octet for octet. */
  readonly takeFile: (file: File) => Promise<void>;
  readonly clear: () => void;
  /** Makes the draft what is live, and what is live the draft. */
  readonly swap: () => void;
}

/** What changes the baseline; each step that loses one can be taken back. */
export function useBaseline(): BaselineActions {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const put = (baseline: RobotsContent | null, title: string) => {
    const { case: before, updateCase } = store.getState();
    updateCase({ baseline });
    if (before.baseline === null) return;
    notifier.notify({
      tone: 'info',
      title,
      action: { label: 'Undo', run: () => updateCase({ baseline: before.baseline }) },
    });
  };
  return {
    takeDraft: () => put(store.getState().case.robots, 'The current file is now the baseline'),
    takeText: (text) => put({ kind: 'text', text }, 'Baseline replaced'),
    takeFile: async (file) => {
      const opened = await readRobotsFile(file);
      if (opened.ok)
        put({ kind: 'octets', octets: opened.value.octets }, `${opened.value.name} is now the baseline`);
      else
        notifier.notify({
          tone: 'error',
          title: `${opened.error.name} was not opened`,
          description: describeFileProblem(opened.error),
        });
    },
    clear: () => put(null, 'Baseline cleared'),
    swap: () => {
      const { case: theCase, replaceCase, restorePreviousCase } = store.getState();
      if (theCase.baseline === null) return;
      replaceCase({ ...theCase, robots: theCase.baseline, baseline: theCase.robots });
      notifier.notify({
        tone: 'info',
        title: 'Draft and baseline swapped',
        action: { label: 'Undo', run: restorePreviousCase },
      });
    },
  };
}
