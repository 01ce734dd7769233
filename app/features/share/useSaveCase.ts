import type { Case } from '../../../engine/index.ts';
import { exportCase } from '../../services/exporters/exportFiles.ts';
import { useServices } from '../../services/ServicesContext.ts';

/** Saves a case as its file, and says so. */
export function useSaveCase(): (theCase: Case) => void {
  const { notifier, saveFile } = useServices();
  return (theCase) => {
    const file = exportCase(theCase);
    saveFile(file);
    notifier.notify({
      tone: 'info',
      title: `${file.fileName} saved`,
      description: 'To open it, use Open… or drop it here, or run robots-workbench test.',
    });
  };
}
