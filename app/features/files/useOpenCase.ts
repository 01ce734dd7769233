import { readCaseFile } from '../../services/caseFiles.ts';
import type { ReadFile } from '../../services/offeredFiles.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';

/** Opens a saved case in place of the one at hand, which can be had back; a file that is none is told. */
export function useOpenCase(): (file: ReadFile) => Promise<void> {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  return async ({ path, octets }) => {
    const read = await readCaseFile(octets);
    if (!read.ok) {
      const { describeCaseError } = await import('../../services/caseCodec.ts');
      notifier.notify({
        tone: 'error',
        title: `${path} was not opened`,
        description: describeCaseError(read.error),
      });
      return;
    }
    const before = store.getState().case;
    store.getState().replaceCase(read.value);
    if (isEmptyCase(before)) return;
    notifier.notify({
      tone: 'info',
      title: `${path} opened`,
      action: { label: 'Restore mine', run: () => store.getState().restorePreviousCase() },
    });
  };
}
