import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { UrlFilter } from '../../store/resultSlice.ts';
import styles from './ResultFilter.module.css';

/** A filter and how many rows it shows. */
export interface FilterCount {
  readonly id: UrlFilter;
  readonly name: string;
  /** Where the name alone says too little. */
  readonly description?: string;
  /** Null where it is not known. */
  readonly count: number | null;
  /** Whether it is there with no rows, too. */
  readonly always?: boolean;
}

/** Says of a filter that one of several bots is enough; a row that they part over is under both. */
export function someBot(verdict: 'allowed' | 'blocked', bots: number): Pick<FilterCount, 'description'> {
  return bots > 1 ? { description: `URLs that are ${verdict} for at least one of the ${bots} bots` } : {};
}

/** Which of the results are shown, and how many there are of each kind. */
export function ResultFilter({ filters }: { readonly filters: readonly FilterCount[] }) {
  const current = useAppStore((state) => state.urlFilter);
  const setUrlFilter = useAppStore((state) => state.setUrlFilter);
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Show</legend>
      {filters
        .filter(({ id, count, always }) => always === true || count !== 0 || id === current)
        .map(({ id, name, description, count }) => (
          <Button
            key={id}
            variant="quiet"
            title={description}
            aria-pressed={current === id}
            onClick={() => setUrlFilter(id)}
          >
            {name} {count !== null && <span className={styles.count}>{count.toLocaleString('en')}</span>}
          </Button>
        ))}
    </fieldset>
  );
}
