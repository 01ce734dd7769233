import { useEffect, useRef } from 'react';
import type { PasteTaker } from '../../editor/urlListEditor.ts';
import styles from './UrlListArea.module.css';
import { useUrlListEditor } from './UrlListProvider.tsx';

/** The editor of the list: a URL a line, each with its outcome before it. */
export function UrlListArea({ onPaste }: { readonly onPaste: PasteTaker }) {
  const editor = useUrlListEditor();
  const place = useRef<HTMLDivElement>(null);
  const take = useRef(onPaste);
  take.current = onPaste;
  useEffect(() => {
    place.current?.append(editor.dom);
    editor.setPasteTaker((text, html) => take.current(text, html));
    return () => {
      editor.setPasteTaker(null);
      editor.dom.remove();
    };
  }, [editor]);
  return <div ref={place} className={styles.place} />;
}
