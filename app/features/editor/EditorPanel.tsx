import { type ReactNode, useEffect, useRef } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { EditorInfo } from './EditorInfo.tsx';
import styles from './EditorPanel.module.css';
import { useRobotsEditor } from './RobotsEditorProvider.tsx';
import { Welcome } from './Welcome.tsx';

interface EditorPanelProps {
  /** Ways to begin, shown while there is nothing to edit. */
  readonly welcomeActions: ReactNode;
}

/** The robots.txt: facts about it, and the editor. */
export function EditorPanel({ welcomeActions }: EditorPanelProps) {
  const editor = useRobotsEditor();
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = useAppStore((state) => isEmptyCase(state.case));
  useEffect(() => {
    place.current?.append(editor.dom);
    return () => editor.dom.remove();
  }, [editor]);
  return (
    <section className={styles.panel} aria-label="robots.txt">
      <EditorInfo />
      <div className={styles.editor}>
        <div ref={place} className={styles.place} />
        {isEmpty && <Welcome actions={welcomeActions} />}
      </div>
    </section>
  );
}
