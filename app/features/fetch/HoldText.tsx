import type { AccessOutcome } from '../../../engine/index.ts';
import { holdReasons, noHoldReason } from '../../wording/accessWords.ts';
import { isoMoment, momentInWords } from '../../wording/moments.ts';
import styles from './HoldText.module.css';

/** Until when an outcome holds, and by what. */
export function HoldText({ outcome }: { readonly outcome: AccessOutcome }) {
  const { hold } = outcome;
  if (hold === null) return <span className={styles.basis}>{noHoldReason(outcome)}</span>;
  return (
    <>
      <time dateTime={isoMoment(hold.until)} className={styles.moment}>
        {momentInWords(hold.until)}
      </time>
      <span className={styles.basis}>{holdReasons[hold.basis]}</span>
    </>
  );
}
