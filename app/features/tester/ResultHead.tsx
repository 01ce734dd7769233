import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { UrlSort } from '../../store/resultSlice.ts';
import type { Bot } from '../../store/selectors/bots.ts';
import { selectShown } from '../../store/selectors/shown.ts';
import { lineRef } from '../../wording/sentence.ts';
import { noLineReasons } from '../../wording/verdictReasons.ts';
import styles from './ResultHead.module.css';
import { SortButton } from './SortButton.tsx';

/** The group by which a bot is bound: the same for every URL. */
function GroupOf({ bot }: { readonly bot: Bot }) {
  const binding = useAppStore((state) =>
    selectShown(state).bindings.find(({ asked }) => asked === bot.asked),
  );
  const revealLine = useAppStore((state) => state.revealLine);
  if (binding === undefined) return null;
  if (binding.line === 0) return noLineReasons[binding.reason];
  return <SentenceText sentence={['group of ', lineRef(binding.line)]} onLine={revealLine} />;
}

/** What `aria-sort` says of a column that the rows may be sorted by. */
function ariaSort(sort: UrlSort, by: UrlSort['by'], bot?: string) {
  const isSorted = sort.by === by && (bot === undefined || ('bot' in sort && sort.bot === bot));
  if (!isSorted) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

interface ResultHeadProps {
  readonly bots: readonly Bot[];
  /** The bot whose classic verdicts are shown. */
  readonly focus: string;
  /** Whether the rows can be sorted by what the classic readings and expectations say. */
  readonly hasAllSorts: boolean;
}

/** The head of the table: each bot with the group that applies to it; a press on a name sorts by its column. */
export function ResultHead({ bots, focus, hasAllSorts }: ResultHeadProps) {
  const sort = useAppStore((state) => state.urlSort);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" aria-sort={ariaSort(sort, 'url')}>
          <SortButton by="url" name="URL" />
        </th>
        {bots.map((bot) => (
          <th
            key={bot.asked}
            scope="col"
            aria-sort={ariaSort(sort, 'verdict', bot.asked) ?? ariaSort(sort, 'rule', bot.asked)}
          >
            <span className={styles.sorts}>
              <SortButton by="verdict" bot={bot.asked} name={bot.crawler.token} />
              <SortButton by="rule" bot={bot.asked} name="rule" label={`Rule for ${bot.crawler.token}`} />
            </span>
            <span className={styles.group}>
              <GroupOf bot={bot} />
            </span>
          </th>
        ))}
        <th scope="col" aria-sort={ariaSort(sort, 'differs')}>
          {hasAllSorts ? <SortButton by="differs" name="Classics" /> : 'Classics'}
          {bots.length > 1 && (
            <span className={styles.group}>
              for {bots.find(({ asked }) => asked === focus)?.crawler.token}
            </span>
          )}
        </th>
        <th scope="col" aria-sort={ariaSort(sort, 'expectation')}>
          {hasAllSorts ? <SortButton by="expectation" name="Expected" /> : 'Expected'}
        </th>
      </tr>
    </thead>
  );
}
