import { Tag, TriangleAlert } from 'lucide-react';
import type { MatrixGroup } from '../../store/selectors/botMatrix.ts';
import { dateInWords } from '../../wording/dates.ts';
import styles from './MatrixFoot.module.css';

/** What the marks in the matrix mean, and how old the facts about bots are. */
export function MatrixFoot({ groups }: { readonly groups: readonly MatrixGroup[] }) {
  const known = groups.flatMap(({ rows }) => rows).filter(({ bot }) => bot.isKnown);
  const dates = known.map(({ bot }) => bot.crawler.checked).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  return (
    <p className={styles.foot}>
      <span>
        <TriangleAlert aria-hidden="true" /> may crawl anyway
      </span>
      <span>
        <Tag aria-hidden="true" /> a control token, not a crawler
      </span>
      <span>
        <b aria-hidden="true">~</b> some pages in it differ
      </span>
      {first !== undefined && last !== undefined && (
        <span className={styles.checked}>
          {first === last
            ? `Crawler data last checked on ${dateInWords(last)}`
            : `Crawler data last checked between ${dateInWords(first)} and ${dateInWords(last)}`}
        </span>
      )}
    </p>
  );
}
