import { ChevronDown, ChevronUp } from 'lucide-react';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { UrlSort } from '../../store/resultSlice.ts';
import styles from './SortButton.module.css';

type SortButtonProps = {
  readonly name: string;
  /** Where the name alone says too little. */
  readonly label?: string;
} & (
  | { readonly by: 'url' | 'differs' | 'expectation'; readonly bot?: undefined }
  | { readonly by: 'verdict' | 'rule'; readonly bot: string }
);

/** The sort that a press leads to: up, down, then back to the order of the list. */
function nextSort(current: UrlSort, isSorted: boolean, { by, bot }: SortButtonProps): UrlSort {
  if (isSorted && current.descending) return { by: 'list', descending: false };
  const descending = isSorted;
  return bot === undefined ? { by, descending } : { by, bot, descending };
}

/** The name of a column; a press sorts the rows by it. */
export function SortButton(props: SortButtonProps) {
  const { name, label, by, bot } = props;
  const sort = useAppStore((state) => state.urlSort);
  const setUrlSort = useAppStore((state) => state.setUrlSort);
  const isSorted = sort.by === by && (bot === undefined || ('bot' in sort && sort.bot === bot));
  const Arrow = sort.descending ? ChevronDown : ChevronUp;
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={isSorted || undefined}
      aria-label={label}
      onClick={() => setUrlSort(nextSort(sort, isSorted, props))}
    >
      <span className={styles.name}>{name}</span>
      <Arrow aria-hidden="true" />
    </button>
  );
}
