import type { FoundFile, ReadFile } from '../../services/offeredFiles.ts';
import { readFoundFiles } from '../../services/offeredFiles.ts';
import type { FileProblem } from '../../services/robotsFile.ts';
import { largestFile, readRobotsFile } from '../../services/robotsFile.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';

/** Why a file was not opened, and what then. */
export function describeFileProblem(problem: FileProblem): string {
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

/** Puts a file in place of the robots.txt, octet for octet; what was there can be had back. */
export function useOpenOctets(): (file: ReadFile) => void {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  return ({ path, octets }) => {
    const before = store.getState().case;
    store.getState().openRobotsFile(octets, path);
    if (isEmptyCase(before)) return;
    notifier.notify({
      tone: 'info',
      title: `${path} opened`,
      action: { label: 'Bring mine back', run: () => store.getState().restorePreviousCase() },
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
