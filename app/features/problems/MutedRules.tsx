import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectMutedRules } from '../../store/selectors/findings.ts';
import styles from './MutedRules.module.css';

/** Which rules are muted in this case; each can be unmuted. */
export function MutedRules() {
  const muted = useAppStore(selectMutedRules);
  const unmuteRule = useAppStore((state) => state.unmuteRule);
  const [isOpen, setIsOpen] = useState(false);
  if (muted.length === 0) return null;
  const hidden = muted.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.muted}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {muted.length === 1 ? '1 rule' : `${muted.length} rules`} muted in this case
        {hidden > 0 && `, ${hidden === 1 ? '1 finding' : `${hidden} findings`} hidden`}
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {muted.map(({ id, count }) => (
            <li key={id}>
              <code>{id}</code>
              <span>{count === 0 ? 'no findings now' : `hides ${count}`}</span>
              <Button variant="quiet" aria-label={`Unmute ${id}`} onClick={() => unmuteRule(id)}>
                Unmute
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
