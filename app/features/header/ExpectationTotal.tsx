import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectAreTotalsOld, selectShownTotals } from '../../store/selectors/shown.ts';
import { totalsWords } from '../../wording/expectationWords.ts';
import styles from './ExpectationTotal.module.css';

/** How the expectations of the case fare; a press shows those that fail. */
export function ExpectationTotal() {
  const totals = useAppStore(selectShownTotals);
  const isOld = useAppStore(selectAreTotalsOld);
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
        aria-busy={isOld}
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
