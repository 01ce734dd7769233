import { useAppStore } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import styles from './CaseTitle.module.css';

/** The name of the case, to be typed over; it goes with the link. */
export function CaseTitle() {
  const title = useAppStore((state) => state.case.title);
  const isEmpty = useAppStore((state) => isEmptyCase(state.case));
  const updateCase = useAppStore((state) => state.updateCase);
  if (isEmpty) return <p className={styles.promise}>Nothing you paste leaves this browser</p>;
  return (
    <input
      type="text"
      className={styles.title}
      aria-label="Title of this case"
      placeholder="Untitled case"
      maxLength={200}
      value={title}
      onChange={(event) => updateCase({ title: event.target.value })}
    />
  );
}
