import { looksLikeCase } from '../../services/caseFiles.ts';
import type { FoundFile, ReadFile } from '../../services/offeredFiles.ts';
import { readFoundFiles } from '../../services/offeredFiles.ts';
import { readRobotsFile } from '../../services/robotsFile.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { describeFileProblem } from '../../wording/fileProblems.ts';
import { useOpenCase } from './useOpenCase.ts';

/** Opens a case, or puts a file in place of the robots.txt, octet for octet; what was there can be had back. */
export function useOpenOctets(): (file: ReadFile) => void {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const openCase = useOpenCase();
  return (file) => {
    const { path, octets } = file;
    if (looksLikeCase(path, octets)) {
      void openCase(file);
      return;
    }
    const before = store.getState().case;
    store.getState().openRobotsFile(octets, path);
    if (isEmptyCase(before)) return;
    notifier.notify({
      tone: 'info',
      title: `${path} opened`,
      action: { label: 'Restore mine', run: () => store.getState().restorePreviousCase() },
    });
  };
}

/** Opens what was picked or dropped: a file at once; of several, one is chosen. */
export function useOpenFiles(): (found: readonly FoundFile[]) => Promise<void> {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const open = useOpenOctets();
  return async (found) => {
    const [first, ...others] = found;
    if (first === undefined) return;
    if (others.length > 0) {
      const { files, passedOver } = await readFoundFiles(found);
      store.getState().setOpening({ kind: 'choose', files, passedOver });
      return;
    }
    const opened = await readRobotsFile(first.file);
    if (opened.ok) open({ path: opened.value.name, octets: opened.value.octets });
    else
      notifier.notify({
        tone: 'error',
        title: `${opened.error.name} was not opened`,
        description: describeFileProblem(opened.error),
      });
  };
}
