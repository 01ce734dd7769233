import type { FileProblem } from '../../services/robotsFile.ts';
import { largestFile, readRobotsFile } from '../../services/robotsFile.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';

/** Why a file was not opened, and what then. */
function describeFileProblem(problem: FileProblem): string {
  const mebi = (octets: number) => `${(octets / 1024 / 1024).toFixed(0)} MiB`;
  switch (problem.kind) {
    case 'too-large':
      return `It has ${mebi(problem.octets)}. Up to ${mebi(largestFile)} are opened; crawlers read 500 KiB.`;
    case 'binary':
      return 'It is no text: a robots.txt is a plain text file.';
    case 'unreadable':
      return 'The browser could not read it. A folder, perhaps, or it is gone.';
  }
}

/** Opens a file as the robots.txt, octet for octet; what was there can be had back. */
export function useOpenFile(): (file: File) => Promise<void> {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  return async (file) => {
    const opened = await readRobotsFile(file);
    if (!opened.ok) {
      notifier.notify({
        tone: 'error',
        title: `${opened.error.name} was not opened`,
        description: describeFileProblem(opened.error),
      });
      return;
    }
    const before = store.getState().case;
    store.getState().openRobotsFile(opened.value.octets, opened.value.name);
    if (isEmptyCase(before)) return;
    notifier.notify({
      tone: 'info',
      title: `${opened.value.name} opened`,
      action: { label: 'Bring mine back', run: () => store.getState().restorePreviousCase() },
    });
  };
}
