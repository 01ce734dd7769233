import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './DropZone.module.css';
import { useOpenFile } from './useOpenFile.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Lets files be dropped anywhere on the page. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const openFile = useOpenFile();
  const [isOver, setIsOver] = useState(false);
  const open = useRef(openFile);
  open.current = openFile;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void open.current(file);
    };
    // In the capture phase: the editor would take the drop for text.
    window.addEventListener('dragover', over, true);
    window.addEventListener('dragleave', leave, true);
    window.addEventListener('drop', drop, true);
    return () => {
      window.removeEventListener('dragover', over, true);
      window.removeEventListener('dragleave', leave, true);
      window.removeEventListener('drop', drop, true);
    };
  }, []);
  return (
    <>
      {children}
      {isOver && <div className={styles.veil}>Drop to open as robots.txt</div>}
    </>
  );
}
