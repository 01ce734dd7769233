import { describePermalinkError } from '../../../engine/index.ts';
import { fileLength, linkAdvice } from '../../services/permalink/linkAdvice.ts';
import { casePartNames } from '../../wording/caseContents.ts';
import styles from './LinkField.module.css';
import type { MadeLink } from './useMadeLink.ts';

/** What the length of a link means for where it is sent. */
function describeLength(length: number): string {
  switch (linkAdvice(length)) {
    case 'fine':
      return 'Short enough for chat and email.';
    case 'may-be-cut':
      return 'Some chat tools cut off links over 8,000 characters. A file is safer.';
    case 'prefer-file':
      return 'Too long for most chat tools, email programs and address bars. Save a file and send that instead.';
  }
}

/** The link itself, its length, and what it can't hold. */
export function LinkField({ made }: { readonly made: MadeLink }) {
  if (made.kind === 'making') return null;
  if (made.kind === 'failed')
    return (
      <p role="status" className={styles.warning}>
        {describePermalinkError(made.problem)}
      </p>
    );
  const { link, leftOut } = made;
  const advice = linkAdvice(link.length);
  return (
    <>
      {link.length <= fileLength && (
        <textarea
          readOnly
          rows={3}
          aria-label="Link to this case"
          className={styles.link}
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
      <p role="status" className={advice === 'fine' ? styles.length : styles.warning}>
        <strong>{link.length.toLocaleString('en')} characters.</strong> {describeLength(link.length)}
      </p>
      {leftOut.length > 0 && (
        <p className={styles.warning}>
          A readable link can’t include {leftOut.map((part) => casePartNames[part]).join(', ')}. A compact
          link can.
        </p>
      )}
    </>
  );
}
