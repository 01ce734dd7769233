import { useEffect, useRef } from 'react';
import styles from './UrlListPanel.module.css';
import { useUrlListEditor } from './UrlListProvider.tsx';

/** The list of URLs to test, one a line, each with its outcome before it. */
export function UrlListPanel() {
  const editor = useUrlListEditor();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.append(editor.dom);
    return () => editor.dom.remove();
  }, [editor]);
  return <div ref={place} className={styles.place} />;
}
