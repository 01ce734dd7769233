import type { Evidence } from '../../../engine/index.ts';
import { certaintySentences, certaintyTags } from '../../wording/stances.ts';
import styles from './SourceNote.module.css';

/** Where a reading is from, how sure it is, and what to know about it. */
export function SourceNote({ evidence }: { readonly evidence: Evidence }) {
  const { certainty, source, note } = evidence;
  return (
    <p className={styles.source}>
      <span className={styles.badge} title={certaintySentences[certainty]}>
        {certaintyTags[certainty]}
      </span>{' '}
      {source.startsWith('https://') ? (
        <a href={source} target="_blank" rel="noreferrer">
          {source.replace('https://', '')}
        </a>
      ) : (
        source
      )}
      {note !== undefined && `. ${note}`}
    </p>
  );
}
