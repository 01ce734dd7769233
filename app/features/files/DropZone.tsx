import { type ReactNode, useEffect, useRef, useState } from 'react';
import { droppedFiles } from '../../services/offeredFiles.ts';
import styles from './DropZone.module.css';
import { useOpenFiles } from './useOpenFile.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** A part of the page that takes dropped files itself. */
const isTakenElsewhere = ({ target }: DragEvent) =>
  target instanceof Element && target.closest('[data-takes-files]') !== null;

/** Lets files and folders of them be dropped anywhere on the page. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const openFiles = useOpenFiles();
  const [isOver, setIsOver] = useState(false);
  const open = useRef(openFiles);
  open.current = openFiles;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(!isTakenElsewhere(event));
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event) || isTakenElsewhere(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.dataTransfer === null) return;
      void droppedFiles(event.dataTransfer).then((files) => open.current(files));
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
      {isOver && <div className={styles.veil}>Drop a robots.txt or a saved case to open it</div>}
    </>
  );
}
