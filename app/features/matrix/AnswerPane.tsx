import { X } from 'lucide-react';
import { AnswerDetails } from '../../answers/AnswerDetails.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import styles from './AnswerPane.module.css';
import { BotFacts } from './BotFacts.tsx';
import type { PickedAnswer } from './matrixPick.ts';

interface AnswerPaneProps {
  readonly picked: PickedAnswer;
  readonly onClose: () => void;
}

/** How the picked verdict came about, or what is known of the picked bot. */
export function AnswerPane({ picked, onClose }: AnswerPaneProps) {
  const { row, column, verdict, changes } = picked;
  return (
    <section className={styles.pane} aria-label="Why">
      <div className={styles.head} role="status">
        <h3>{row.bot.crawler.token}</h3>
        {column !== null && verdict !== null && (
          <>
            <code>{column.label}</code>
            <VerdictMark kind={verdict.allowed ? 'allowed' : 'blocked'} />
          </>
        )}
        <span className={styles.close}>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {column !== null && <AnswerDetails bot={row.bot} url={column.url} changes={changes} />}
      {column === null && <BotFacts bot={row.bot} />}
    </section>
  );
}
