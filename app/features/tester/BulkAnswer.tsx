import { X } from 'lucide-react';
import { AnswerDetails } from '../../answers/AnswerDetails.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import styles from './BulkAnswer.module.css';

interface BulkAnswerProps {
  readonly row: AnsweredRow;
  /** As it stands in the case. */
  readonly bot: string;
}

/** How the open answer of a long list came about, below its rows. */
export function BulkAnswer({ row, bot }: BulkAnswerProps) {
  const select = useAppStore((state) => state.select);
  const answer = row.answers.find((one) => one.bot.asked === bot);
  if (answer === undefined || row.reading.kind !== 'governed') return null;
  return (
    <section className={styles.answer} aria-label="Why">
      <div className={styles.head}>
        <h3>{answer.bot.crawler.token}</h3>
        <code>{row.entry.url}</code>
        <IconButton label="Close" onClick={() => select(null)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <AnswerDetails
        bot={answer.bot}
        url={row.reading.url}
        changes={row.reading.changes}
        expected={answer.expected}
      />
    </section>
  );
}
