import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './FileTarget.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

interface FileTargetProps {
  readonly children: ReactNode;
  readonly onFile: (file: File) => void;
}

/** A part of the page that takes a dropped file itself, instead of the page. */
export function FileTarget({ children, onFile }: FileTargetProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const stop = () => setIsOver(false);
    window.addEventListener('drop', stop, true);
    return () => window.removeEventListener('drop', stop, true);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the short way; a button does the same
    <div
      className={styles.target}
      data-takes-files
      // In the capture phase: the editor would take the drop for text.
      onDragOverCapture={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDropCapture={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      }}
    >
      {children}
      {isOver && <div className={styles.veil}>Drop to add its URLs</div>}
    </div>
  );
}
