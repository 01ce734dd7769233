import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectVerdictCounts } from '../../store/selectors/verdicts.ts';
import type { UrlFilter } from '../../store/viewSlice.ts';
import styles from './ResultFilter.module.css';

const filters: readonly { readonly id: UrlFilter; readonly name: string }[] = [
  { id: 'all', name: 'All' },
  { id: 'blocked', name: 'Blocked' },
  { id: 'allowed', name: 'Allowed' },
  { id: 'differs', name: 'Differs' },
];

/** Which of the results are shown, and how many there are of each kind. */
export function ResultFilter() {
  const counts = useAppStore((state) => selectVerdictCounts(state.case));
  const current = useAppStore((state) => state.urlFilter);
  const setUrlFilter = useAppStore((state) => state.setUrlFilter);
  if (counts.all === 0) return null;
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Show</legend>
      {filters.map(({ id, name }) => (
        <Button key={id} variant="quiet" aria-pressed={current === id} onClick={() => setUrlFilter(id)}>
          {name} <span className={styles.count}>{counts[id].toLocaleString('en')}</span>
        </Button>
      ))}
    </fieldset>
  );
}
