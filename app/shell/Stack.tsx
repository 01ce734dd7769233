import { Gavel, ListChecks, TextCursorInput } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CopyLinkButton } from '../features/share/CopyLinkButton.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import { selectFindings } from '../store/selectors/findings.ts';
import type { WorkspaceParts } from './Panes.tsx';
import styles from './Stack.module.css';

/** The parts one below the other, with a bar within the thumb's reach that leads to each. */
export function Stack({ editor, problems, tests }: WorkspaceParts) {
  const places = {
    editor: useRef<HTMLDivElement>(null),
    problems: useRef<HTMLDivElement>(null),
    tests: useRef<HTMLDivElement>(null),
  };
  const tab = useAppStore((state) => state.tab);
  const shownTab = useRef(tab);
  useEffect(() => {
    // A tab that was opened from afar, from a menu say, is to be seen.
    if (shownTab.current !== tab) places.tests.current?.scrollIntoView({ block: 'nearest' });
    shownTab.current = tab;
  });
  const problemCount = useAppStore((state) => selectFindings(state).length);
  const go = (place: keyof typeof places) => places[place].current?.scrollIntoView({ block: 'start' });
  return (
    <>
      <div className={styles.stack}>
        <div ref={places.editor} className={styles.editor}>
          {editor}
        </div>
        <div ref={places.problems}>{problems}</div>
        <div ref={places.tests} className={styles.tests}>
          {tests}
        </div>
      </div>
      <nav className={styles.bar} aria-label="Parts of the page">
        <button type="button" onClick={() => go('editor')}>
          <TextCursorInput aria-hidden="true" />
          robots.txt
        </button>
        <button type="button" onClick={() => go('problems')}>
          <ListChecks aria-hidden="true" />
          Problems{problemCount > 0 && ` ${problemCount}`}
        </button>
        <button type="button" onClick={() => go('tests')}>
          <Gavel aria-hidden="true" />
          Tests
        </button>
        <CopyLinkButton />
      </nav>
    </>
  );
}
