import { Check, X } from 'lucide-react';
import type { ExpectedVerdict } from '../../../engine/index.ts';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import styles from './ExpectationCell.module.css';

interface ExpectationCellProps {
  readonly row: AnsweredRow;
  /** Null where the list can't be changed. */
  readonly onExpect: ((row: AnsweredRow, expected: ExpectedVerdict) => void) | null;
}

type Expected = 'allow' | 'disallow' | 'mixed' | 'none';

/** What a row expects of all its bots; 'mixed' where not the same of each. */
function expectedOf({ entry, answers }: AnsweredRow): Expected {
  const marks =
    answers.length > 0
      ? answers.map(({ expected }) => expected ?? 'none')
      : entry.expectations.map(({ expected }) => expected);
  const [first = 'none'] = marks;
  return marks.every((mark) => mark === first) ? first : 'mixed';
}

const words: { readonly [Kind in Expected]: string } = {
  allow: 'allowed',
  disallow: 'blocked',
  mixed: 'by bot',
  none: 'nothing',
};

const next: { readonly [Kind in Expected]: ExpectedVerdict } = {
  none: 'allow',
  allow: 'disallow',
  disallow: 'none',
  mixed: 'none',
};

/** What the list expects of a row and whether that is so; a press goes on to the next expectation. */
export function ExpectationCell({ row, onExpect }: ExpectationCellProps) {
  const expected = expectedOf(row);
  const outcome = row.expectations === 0 ? '' : row.failures > 0 ? 'fails' : 'passes';
  const content = (
    <>
      {outcome === 'passes' && <Check aria-hidden="true" strokeWidth={2.75} />}
      {outcome === 'fails' && <X aria-hidden="true" strokeWidth={2.75} />}
      {expected === 'none' ? '+ −' : words[expected]}
    </>
  );
  const name = `Expected: ${words[expected]}${outcome === '' ? '' : `, ${outcome}`}`;
  return (
    <td className={styles.cell}>
      {onExpect === null ? (
        expected !== 'none' && (
          <span className={styles.mark} data-outcome={outcome} role="img" aria-label={name}>
            {content}
          </span>
        )
      ) : (
        <button
          type="button"
          className={styles.mark}
          data-outcome={outcome}
          aria-label={name}
          title={`${name}. Press to change to ${words[next[expected]]}.`}
          onClick={() => onExpect(row, next[expected])}
        >
          {content}
        </button>
      )}
    </td>
  );
}
