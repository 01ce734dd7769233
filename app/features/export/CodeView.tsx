import { useEffect, useRef, useState } from 'react';
import { createCodeViewer } from '../../editor/codeViewer.ts';
import styles from './CodeView.module.css';

/** JavaScript to be read. */
export function CodeView({ label, text }: { readonly label: string; readonly text: string }) {
  const [viewer] = useState(() => createCodeViewer(label));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => viewer.setText(text), [viewer, text]);
  useEffect(() => {
    place.current?.append(viewer.dom);
    return () => viewer.dom.remove();
  }, [viewer]);
  return <div ref={place} className={styles.place} />;
}
