import type { Crawler } from '../../engine/index.ts';
import styles from './CrawlerFacts.module.css';

/** What an operator says of its crawler, where that is more than that it obeys. */
export function CrawlerFacts({ crawler }: { readonly crawler: Crawler }) {
  const { token, operator, stance, stanceNote, retired, source } = crawler;
  if (stance === 'obeys' && retired === null) return null;
  if (operator === '') return <p className={styles.facts}>{stanceNote}</p>;
  return (
    <p className={styles.facts}>
      <b>{token}</b>, {operator}: {stanceNote}
      {retired !== null && ` Inactive${retired.successor === null ? '' : `; see ${retired.successor}`}.`}{' '}
      <a href={source} target="_blank" rel="noreferrer">
        Source
      </a>
    </p>
  );
}
