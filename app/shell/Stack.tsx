import { ArrowLeft, Command, Gavel, ListChecks, TextCursorInput } from 'lucide-react';
import { CopyLinkButton } from '../features/share/CopyLinkButton.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import { selectFindings } from '../store/selectors/findings.ts';
import type { ScreenPart } from '../store/viewSlice.ts';
import type { WorkspaceParts } from './Panes.tsx';
import styles from './Stack.module.css';
import { useWayBack } from './useWayBack.ts';

const parts: readonly { readonly id: ScreenPart; readonly label: string; readonly Icon: typeof Gavel }[] = [
  { id: 'robots', label: 'robots.txt', Icon: TextCursorInput },
  { id: 'problems', label: 'Problems', Icon: ListChecks },
  { id: 'tests', label: 'Tests', Icon: Gavel },
];

/** One part at a time, each as it was left, and a bar within the thumb's reach that changes between them. */
export function Stack({ editor, problems, tests }: WorkspaceParts) {
  const current = useAppStore((state) => state.part);
  const setPart = useAppStore((state) => state.setPart);
  const setCommandView = useAppStore((state) => state.setCommandView);
  const problemCount = useAppStore((state) => selectFindings(state).length);
  const wayBack = useWayBack();
  const contents = { robots: editor, problems, tests };
  return (
    <div className={styles.stack}>
      <div className={styles.parts}>
        {parts.map(({ id }) => (
          <div key={id} className={styles.part} inert={id !== current}>
            {contents[id]}
          </div>
        ))}
      </div>
      {wayBack !== null && (
        <button type="button" className={styles.back} onClick={wayBack.go}>
          <ArrowLeft aria-hidden="true" />
          Back to {wayBack.part === 'tests' ? 'tests' : 'problems'}
        </button>
      )}
      <nav className={styles.bar} aria-label="Page sections">
        {parts.map(({ id, label, Icon }) => (
          <button
            key={id}
            type="button"
            className={styles.item}
            aria-current={id === current}
            onClick={() => setPart(id)}
          >
            <Icon aria-hidden="true" />
            {label}
            {id === 'problems' && problemCount > 0 && ` ${problemCount.toLocaleString('en')}`}
          </button>
        ))}
        <button type="button" className={styles.item} onClick={() => setCommandView('palette')}>
          <Command aria-hidden="true" />
          More
        </button>
        <CopyLinkButton />
      </nav>
    </div>
  );
}
