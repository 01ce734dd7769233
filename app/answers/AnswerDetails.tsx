import type { UrlChange } from '../../engine/index.ts';
import { traceVerdict } from '../../engine/index.ts';
import { useAppStore } from '../store/AppStoreContext.ts';
import { matcherOf } from '../store/selectors/bots.ts';
import { sourceOf } from '../store/selectors/source.ts';
import type { BotAnswer, ExpectedAnswer } from '../store/selectors/verdicts.ts';
import styles from './AnswerDetails.module.css';
import { ClassicDifferences } from './ClassicDifferences.tsx';
import { CrawlerFacts } from './CrawlerFacts.tsx';
import { ReportVerdict } from './ReportVerdict.tsx';
import { TraceView } from './TraceView.tsx';

interface AnswerDetailsProps {
  readonly answer: BotAnswer & Partial<Pick<ExpectedAnswer, 'expected'>>;
  /** The URL that was asked, as a crawler sends it. */
  readonly url: string;
  /** What was changed in what was typed to get there. */
  readonly changes: readonly UrlChange[];
}

/** How a verdict came about, where other readings part from it, and what is known of the bot. */
export function AnswerDetails({ answer, url, changes }: AnswerDetailsProps) {
  const source = useAppStore((state) => sourceOf(state.case.robots));
  const reading = useAppStore((state) => state.case.reading);
  const trace = traceVerdict(matcherOf(source, answer.bot, reading), url);
  const { expected = null } = answer;
  return (
    <div className={styles.details}>
      <TraceView trace={trace} changes={changes} />
      <ClassicDifferences source={source} answer={answer} url={url} />
      <CrawlerFacts crawler={answer.bot.crawler} />
      <ReportVerdict answer={answer} url={url} expected={expected} />
    </div>
  );
}
