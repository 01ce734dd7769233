import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { sizeWords } from '../../wording/bulkWords.ts';
import { ColumnDialog } from './ColumnDialog.tsx';
import { FileTarget } from './FileTarget.tsx';
import { LargeListPanel } from './LargeListPanel.tsx';
import { UrlListArea } from './UrlListArea.tsx';
import styles from './UrlListPanel.module.css';
import type { UrlImporter } from './useUrlImport.ts';

/** The URLs to test: the list with its outcomes, or a file too long for it; what an import asks or waits for. */
export function UrlListPanel({ importer }: { readonly importer: UrlImporter }) {
  const largeList = useAppStore((state) => state.largeList);
  const { step, takeFile, takePaste, chooseColumn, cancel } = importer;
  return (
    <FileTarget onFile={(file) => void takeFile(file)}>
      {largeList === null ? <UrlListArea onPaste={takePaste} /> : <LargeListPanel list={largeList} />}
      {step.kind === 'reads' && (
        <div className={styles.reading} role="status">
          Reading {step.name}: {sizeWords(step.octets)} of {sizeWords(step.size)}
          <Button onClick={cancel}>Cancel</Button>
        </div>
      )}
      {step.kind === 'column' && (
        <ColumnDialog name={step.name} table={step.table} onChoose={chooseColumn} onClose={cancel} />
      )}
    </FileTarget>
  );
}
