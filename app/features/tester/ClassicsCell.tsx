import { VerdictMark } from '../../components/VerdictMark.tsx';
import type { BotAnswer } from '../../store/selectors/verdicts.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import styles from './ClassicsCell.module.css';

/** What the classic readings say for one bot, and whether one of them differs. */
export function ClassicsCell({ answer }: { readonly answer: BotAnswer | undefined }) {
  return (
    <td className={styles.cell}>
      {answer !== undefined && (
        <span className={styles.classics}>
          {answer.classics.map(({ dialect, allowed }) => (
            <VerdictMark
              key={dialect}
              kind={allowed ? 'allowed' : 'blocked'}
              label={shortNameOf(dialect).replace(/\D+/g, '') || shortNameOf(dialect)}
            />
          ))}
          {answer.differs && (
            <span className={styles.differs} role="img" aria-label="differs">
              ≠
            </span>
          )}
        </span>
      )}
    </td>
  );
}
