import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { sizeInWords } from '../../wording/sizes.ts';
import styles from './LibraryFoot.module.css';
import { useImportCases } from './useImportCases.ts';
import type { Library } from './useLibrary.ts';

/** How much room there is, and the whole library as one file, out and in. */
export function LibraryFoot({ library }: { readonly library: Library }) {
  const { saveFile } = useServices();
  const importCases = useImportCases(library);
  const input = useRef<HTMLInputElement>(null);
  const { cases, use } = library;
  const exportAll = async () => {
    const text = await library.exportAll();
    if (text !== null) saveFile({ fileName: 'robots-library.json', mediaType: 'application/json', text });
  };
  return (
    <div className={styles.foot}>
      <p>
        {use === null || use.quota === 0
          ? 'Stored only in this browser.'
          : `Stored only in this browser. This page uses ${sizeInWords(use.used)} of ${sizeInWords(use.quota)} available.`}
      </p>
      <div className={styles.actions}>
        <Button disabled={cases === null || cases.length === 0} onClick={() => void exportAll()}>
          Export all
        </Button>
        <Button onClick={() => input.current?.click()}>Import…</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Import cases into the library"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Picking the same file again must count as a change.
            event.target.value = '';
            if (file !== undefined) void importCases(file);
          }}
        />
      </div>
    </div>
  );
}
