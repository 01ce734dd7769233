import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectExpectationTotals } from '../../store/selectors/expectations.ts';
import { totalsWords } from '../../wording/expectationWords.ts';
import styles from './ExpectationTotal.module.css';

/** How the expectations of the case fare; a press shows those that fail. */
export function ExpectationTotal() {
  const totals = useAppStore((state) => selectExpectationTotals(state.case));
  const setTab = useAppStore((state) => state.setTab);
  const setUrlFilter = useAppStore((state) => state.setUrlFilter);
  if (totals.all === 0) return null;
  const fails = totals.failed > 0;
  return (
    <span role="status">
      <button
        type="button"
        className={styles.total}
        data-fails={fails || undefined}
        onClick={() => {
          setTab('urls');
          setUrlFilter(fails ? 'unexpected' : 'all');
        }}
      >
        {totalsWords(totals)}
      </button>
    </span>
  );
}
