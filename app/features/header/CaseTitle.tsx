import { caseLimits } from '../../../engine/index.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { CaseNotes } from './CaseNotes.tsx';
import styles from './CaseTitle.module.css';

/** The name of the case, to be typed over, with its counts and its note; it goes with the link. */
export function CaseTitle() {
  const title = useAppStore((state) => state.case.title);
  const isEmpty = useAppStore((state) => isEmptyCase(state.case));
  const updateCase = useAppStore((state) => state.updateCase);
  if (isEmpty) return <p className={styles.promise}>Nothing you paste leaves this browser</p>;
  return (
    <div className={styles.line}>
      <input
        type="text"
        className={styles.title}
        aria-label="Title of this case"
        placeholder="Untitled case"
        maxLength={caseLimits.titleLength}
        value={title}
        onChange={(event) => updateCase({ title: event.target.value })}
      />
      <CaseNotes />
    </div>
  );
}
