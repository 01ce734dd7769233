import { useState } from 'react';
import type { CrawlerList } from '../../wording/changeWords.ts';
import { listed } from '../../wording/changeWords.ts';
import styles from './CrawlerNames.module.css';

/** Crawlers by name, of many alike the most important ones; the others are told on demand. */
export function CrawlerNames({ names: { named, alike } }: { readonly names: CrawlerList }) {
  const [isOpen, setIsOpen] = useState(false);
  if (alike.length === 0) return <b className={styles.named}>{listed(named)}</b>;
  return (
    <>
      <b className={styles.named}>{isOpen ? listed([...named, ...alike]) : named.join(', ')}</b>{' '}
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen
          ? '(fewer names)'
          : `and ${alike.length.toLocaleString('en')} ${alike.length === 1 ? 'other' : 'others'}`}
      </button>
    </>
  );
}
