import { useMemo } from 'react';
import type { UrlChange } from '../../engine/index.ts';
import { LateResults } from '../components/LateResults.tsx';
import type { Question } from '../store/late/question.ts';
import type { Bot } from '../store/selectors/bots.ts';
import { useAnswer } from '../store/useAnswer.ts';
import styles from './AnswerDetails.module.css';
import { ClassicDifferences } from './ClassicDifferences.tsx';
import { CrawlerFacts } from './CrawlerFacts.tsx';
import { ReportVerdict } from './ReportVerdict.tsx';
import { TraceView } from './TraceView.tsx';

interface AnswerDetailsProps {
  readonly bot: Bot;
  /** The URL that was asked, as a crawler sends it. */
  readonly url: string;
  /** What was changed in what was typed to get there. */
  readonly changes: readonly UrlChange[];
  readonly expected?: 'allow' | 'disallow' | null;
}

/** How a verdict came about, where other readings part from it, and what is known of the bot. */
export function AnswerDetails({ bot, url, changes, expected = null }: AnswerDetailsProps) {
  const question = useMemo(
    (): Question<'answer'> => ({ kind: 'answer', bot: bot.asked, url }),
    [bot.asked, url],
  );
  const { answer: view, state, retry } = useAnswer(question);
  return (
    <LateResults state={state} onRetry={retry}>
      {view !== null && (
        <div className={styles.details}>
          <TraceView trace={view.trace} changes={changes} />
          <ClassicDifferences partings={view.partings} />
          <CrawlerFacts crawler={bot.crawler} />
          <ReportVerdict bot={bot} url={url} expected={expected} />
        </div>
      )}
    </LateResults>
  );
}
