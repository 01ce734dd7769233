import { FolderOpen } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { sizeWords } from '../../wording/bulkWords.ts';
import { ColumnDialog } from './ColumnDialog.tsx';
import { LargeListPanel } from './LargeListPanel.tsx';
import { UrlListArea } from './UrlListArea.tsx';
import styles from './UrlListPanel.module.css';
import { useUrlImport } from './useUrlImport.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The URLs to test: the list with its outcomes, or a file too long for it; takes files that are opened or dropped. */
export function UrlListPanel() {
  const largeList = useAppStore((state) => state.largeList);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { step, takeFile, takePaste, chooseColumn, cancel } = useUrlImport();
  useEffect(() => {
    const stop = () => setIsOver(false);
    window.addEventListener('drop', stop);
    return () => window.removeEventListener('drop', stop);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the short way; the button does the same
    <div
      className={styles.panel}
      data-takes-files
      data-over={isOver || undefined}
      onDragOverCapture={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setIsOver(false);
      }}
      onDropCapture={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) void takeFile(file);
      }}
    >
      {largeList === null ? <UrlListArea onPaste={takePaste} /> : <LargeListPanel list={largeList} />}
      {step.kind === 'reads' ? (
        <div className={styles.reading} role="status">
          Reading {step.name}: {sizeWords(step.octets)} of {sizeWords(step.size)}
          <Button onClick={cancel}>Cancel</Button>
        </div>
      ) : (
        <Button className={styles.open ?? ''} variant="quiet" onClick={() => input.current?.click()}>
          <FolderOpen aria-hidden="true" />
          Open a list…
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Open a list of URLs"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Picking the same file again must count as a change.
          event.target.value = '';
          if (file !== undefined) void takeFile(file);
        }}
      />
      {step.kind === 'column' && (
        <ColumnDialog name={step.name} table={step.table} onChoose={chooseColumn} onClose={cancel} />
      )}
    </div>
  );
}
