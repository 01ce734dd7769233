import { useState } from 'react';
import type { ExportFormat } from '../../services/bulk/protocol.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { saveStream } from '../../services/saveStream.ts';
import type { BulkRunState } from '../../store/bulkSlice.ts';

/** Saves the rows that are shown of a run, as the worker makes them. */
export function useExportRows({ handle }: BulkRunState) {
  const { notifier } = useServices();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (format: ExportFormat): Promise<void> => {
    setIsSaving(true);
    try {
      const saved = await saveStream(`verdicts.${format}`, () => handle.export(format));
      if (saved) notifier.notify({ tone: 'info', title: `verdicts.${format} saved` });
    } catch {
      notifier.notify({
        tone: 'error',
        title: 'The file was not saved',
        description: 'The list may have changed, or the disk may be full.',
      });
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving };
}
