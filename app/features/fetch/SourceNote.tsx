import type { Evidence } from '../../../engine/index.ts';
import { certaintySentences, certaintyTags } from '../../wording/stances.ts';
import styles from './SourceNote.module.css';

/** Where a reading is from and how sure it is, in a line; what else to know about it, on request. */
export function SourceNote({ evidence }: { readonly evidence: Evidence }) {
  const { certainty, source, note } = evidence;
  return (
    <details className={styles.source}>
      <summary>
        <span className={styles.badge}>{certaintyTags[certainty]}</span>{' '}
        {source.startsWith('https://') ? source.replace('https://', '') : source}
      </summary>
      <p>
        {certaintySentences[certainty]} {note}{' '}
        {source.startsWith('https://') && (
          <a href={source} target="_blank" rel="noreferrer">
            Source
          </a>
        )}
      </p>
    </details>
  );
}
