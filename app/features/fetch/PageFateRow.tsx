import { EyeOff, ListCheck, TriangleAlert } from 'lucide-react';
import { LineLink } from '../../components/LineLink.tsx';
import { OutcomeMark } from '../../components/OutcomeMark.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { contentLine } from '../../store/selectors/lineText.ts';
import type { PageAnswer, PageFate } from '../../store/selectors/page.ts';
import { explainFate, fateTag } from '../../wording/pageWords.ts';
import { noLineReasons } from '../../wording/verdictReasons.ts';
import styles from './PageAnswers.module.css';

const icons = { in: ListCheck, out: EyeOff, trap: TriangleAlert };

/** Whether the bot fetches the page, and by what. */
function CrawlAnswer({ answer: { access, verdict } }: { readonly answer: PageAnswer }) {
  const revealLine = useAppStore((state) => state.revealLine);
  const text = useAppStore((state) => contentLine(state.case.robots, verdict?.line ?? 0));
  if (verdict === null) return <OutcomeMark kind={access} />;
  return (
    <>
      <VerdictMark kind={verdict.allowed ? 'allowed' : 'blocked'} />
      {verdict.line > 0 && verdict.reason !== 'empty-rule' ? (
        <LineLink line={verdict.line} text={text} onGo={revealLine} />
      ) : (
        <span className={styles.reason}>{noLineReasons[verdict.reason]}</span>
      )}
    </>
  );
}

/** What becomes of the page, and for which bots: each with whether it fetches the page, and by what. */
export function PageFateRow({ fate: { fate, answers } }: { readonly fate: PageFate }) {
  const { words, tone } = fateTag(fate);
  const Icon = icons[tone];
  return (
    <li className={styles.row}>
      <span className={`${styles.tag} ${styles[tone]}`}>
        <Icon aria-hidden="true" strokeWidth={2.5} />
        {words}
      </span>
      <p className={styles.fate}>{explainFate(fate)}</p>
      <ul className={styles.bots}>
        {answers.map((answer) => (
          <li key={answer.bot.asked} className={styles.bot}>
            <b>{answer.bot.crawler.token}</b> <CrawlAnswer answer={answer} />
          </li>
        ))}
      </ul>
    </li>
  );
}
