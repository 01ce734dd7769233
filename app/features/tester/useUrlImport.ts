import { useRef, useState } from 'react';
import type { PasteTaker } from '../../editor/urlListEditor.ts';
import { importLargeFile } from '../../services/importers/importClient.ts';
import type { ChosenColumn, LargeImport } from '../../services/importers/largeFile.ts';
import type { Table } from '../../services/importers/table.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { describeImportError } from '../../wording/importWords.ts';
import { useTakeUrls } from './useTakeUrls.ts';

/** Files up to this many octets are read on the page, larger ones by a worker. */
const smallFile = 512 * 1024;

/** What an import waits for. */
export type ImportStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'reads'; readonly name: string; readonly octets: number; readonly size: number }
  | { readonly kind: 'column'; readonly name: string; readonly table: Table; readonly file: Blob };

/** Takes URLs out of whatever is opened, dropped or pasted. */
export interface UrlImporter {
  readonly step: ImportStep;
  readonly takeFile: (file: File) => Promise<void>;
  readonly takePaste: PasteTaker;
  /** Answers the question for the column with the URLs (0-based). */
  readonly chooseColumn: (index: number) => void;
  /** Gives up what is being read or asked. */
  readonly cancel: () => void;
}

/** An importer into the list of the case. */
export function useUrlImport(): UrlImporter {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const take = useTakeUrls();
  const [step, setStep] = useState<ImportStep>({ kind: 'none' });
  const abort = useRef<AbortController>(undefined);

  const refuse = (name: string, description: string) =>
    notifier.notify({ tone: 'error', title: `No URLs were added from ${name}`, description });

  const takeLarge = async (name: string, file: Blob, result: LargeImport): Promise<void> => {
    switch (result.kind) {
      case 'table':
        setStep({ kind: 'column', name, table: result.table, file });
        return;
      case 'failed':
        refuse(name, describeImportError(result.error));
        return;
      case 'list':
        await take.list(name, result);
        return;
      case 'whole':
        await takeWhole(name, file);
        return;
    }
  };

  const takeWhole = async (name: string, file: Blob): Promise<void> => {
    const { readImport } = await import('../../services/importers/readImport.ts');
    const octets = new Uint8Array(await file.arrayBuffer());
    const read = await readImport(name, octets, { origin: store.getState().case.origin });
    if (read.kind === 'table') setStep({ kind: 'column', name, table: read.table, file });
    else if (read.kind === 'failed') refuse(name, describeImportError(read.error));
    else take.read(name, read);
  };

  const readLarge = async (name: string, file: Blob, column: ChosenColumn | null): Promise<void> => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setStep({ kind: 'reads', name, octets: 0, size: file.size });
    try {
      const result = await importLargeFile({ name, file, column }, own.signal, (octets) =>
        setStep({ kind: 'reads', name, octets, size: file.size }),
      );
      setStep({ kind: 'none' });
      await takeLarge(name, file, result);
    } catch {
      if (own.signal.aborted) return;
      setStep({ kind: 'none' });
      refuse(name, 'The browser could not read it. It may have changed, or there is not enough memory.');
    }
  };

  const takeFile = async (file: File): Promise<void> => {
    try {
      if (file.size > smallFile) await readLarge(file.name, file, null);
      else await takeWhole(file.name, file);
    } catch {
      refuse(file.name, 'The browser could not read it. It may be a folder, or it may have been deleted.');
    }
  };

  return {
    step,
    takeFile,
    takePaste: take.paste,
    chooseColumn: (index: number) => {
      if (step.kind !== 'column') return;
      const { name, table, file } = step;
      setStep({ kind: 'none' });
      void readLarge(name, file, { index, hasHeader: table.hasHeader });
    },
    cancel: () => {
      abort.current?.abort();
      setStep({ kind: 'none' });
    },
  };
}
