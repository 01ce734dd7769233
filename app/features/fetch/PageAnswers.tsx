import { PanelHeader } from '../../components/PanelHeader.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectPageAnswers } from '../../store/selectors/page.ts';
import { useMinute } from '../../store/useMinute.ts';
import { urlProblems } from '../../wording/urlProblems.ts';
import styles from './PageAnswers.module.css';
import { PageFateRow } from './PageFateRow.tsx';

/** What becomes of the page for each bot: crawled or not, indexed or not. */
export function PageAnswers() {
  const minute = useMinute();
  const { reading, fates } = useAppStore((state) => selectPageAnswers(state, minute));
  return (
    <section aria-label="Crawling and indexing" aria-live="polite">
      <PanelHeader title="Crawling and indexing" />
      {reading.kind !== 'governed' && (
        <p className={styles.notice}>
          <VerdictMark kind={reading.kind} />{' '}
          {reading.kind === 'outside'
            ? `${reading.origin} has a robots.txt of its own`
            : urlProblems[reading.problem]}
        </p>
      )}
      {reading.kind === 'governed' && fates.length === 0 && (
        <p className={styles.notice}>Choose bots in the URLs tab to see a result for each here.</p>
      )}
      <ul>
        {fates.map((fate) => (
          <PageFateRow key={fate.answers[0]?.bot.asked} fate={fate} />
        ))}
      </ul>
    </section>
  );
}
