import { PanelHeader } from '../../components/PanelHeader.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectPageAnswers } from '../../store/selectors/page.ts';
import { useMinute } from '../../store/useMinute.ts';
import { urlProblems } from '../../wording/urlProblems.ts';
import { PageAnswerRow } from './PageAnswerRow.tsx';
import styles from './PageAnswers.module.css';

/** What becomes of the page for each bot: crawled or not, indexed or not. */
export function PageAnswers() {
  const minute = useMinute();
  const { reading, answers } = useAppStore((state) => selectPageAnswers(state, minute));
  return (
    <section aria-label="Crawled and indexed" aria-live="polite">
      <PanelHeader title="Crawled and indexed" />
      {reading.kind !== 'governed' && (
        <p className={styles.notice}>
          <VerdictMark kind={reading.kind} />{' '}
          {reading.kind === 'outside'
            ? `${reading.origin} has a robots.txt of its own`
            : urlProblems[reading.problem]}
        </p>
      )}
      {reading.kind === 'governed' && answers.length === 0 && (
        <p className={styles.notice}>Choose bots in the tab URLs: each gets an answer here.</p>
      )}
      <ul>
        {answers.map((answer) => (
          <PageAnswerRow key={answer.bot.asked} answer={answer} />
        ))}
      </ul>
    </section>
  );
}
