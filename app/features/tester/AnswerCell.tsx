import { ChevronDown } from 'lucide-react';
import { LineLink } from '../../components/LineLink.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectShownLine } from '../../store/selectors/shown.ts';
import type { BotAnswer } from '../../store/selectors/verdicts.ts';
import type { Selection } from '../../store/viewSlice.ts';
import { noLineReasons } from '../../wording/verdictReasons.ts';
import styles from './AnswerCell.module.css';

interface AnswerCellProps {
  readonly answer: BotAnswer;
  /** 1-based line of the URL list. */
  readonly urlLine: number;
  readonly isOpen: boolean;
  readonly onOpen: (selection: Selection | null) => void;
}

/** What one bot may do with one URL: the verdict, which opens how it came about, and the line that decides. */
export function AnswerCell({ answer, urlLine, isOpen, onOpen }: AnswerCellProps) {
  const { bot, verdict } = answer;
  const revealLine = useAppStore((state) => state.revealLine);
  const text = useAppStore((state) => selectShownLine(state, verdict.line));
  const pick = () => onOpen({ urlLine, bot: bot.asked });
  return (
    <td className={styles.place} data-label={bot.crawler.token}>
      <span className={styles.cell}>
        <button
          type="button"
          className={styles.verdict}
          aria-expanded={isOpen}
          aria-label={`${bot.crawler.token}: ${verdict.allowed ? 'allowed' : 'blocked'}, why`}
          onClick={() => (isOpen ? onOpen(null) : pick())}
        >
          <VerdictMark kind={verdict.allowed ? 'allowed' : 'blocked'} />
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </button>
        {verdict.line > 0 && verdict.reason !== 'empty-rule' ? (
          <LineLink
            line={verdict.line}
            text={text}
            onGo={(line) => {
              pick();
              revealLine(line);
            }}
          />
        ) : (
          <span className={styles.reason}>{noLineReasons[verdict.reason]}</span>
        )}
      </span>
    </td>
  );
}
