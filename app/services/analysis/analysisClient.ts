import type { Answers, Question, QuestionKind } from '../../store/late/question.ts';
import type { TestedCase } from '../../store/late/testedCase.ts';
import type { LatestPort } from '../latestClient.ts';
import { createLatestClient } from '../latestClient.ts';
import type { AnalysisRequest, AnalysisResponse } from './protocol.ts';

/** The part of a worker that the client uses. */
export type AnalysisPort = LatestPort<AnalysisRequest, AnalysisResponse>;

/** What comes of a question. */
export interface AnalysisListener<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** The worker broke down over it; another one takes the next question. */
  readonly onFailure: () => void;
}

/** Has questions about large files answered beside the page, so that typing never waits for them. */
export interface AnalysisClient {
  /**
   * Asks a question about a case. A later one by the same asker takes its place: only that one's answer is told. Returns
   * how to withdraw it.
   */
  readonly ask: <Kind extends QuestionKind>(
    asker: string,
    theCase: TestedCase,
    question: Question<Kind>,
    listener: AnalysisListener<Answers[Kind]>,
  ) => () => void;
}

/** A client whose worker is started when it is first needed. */
export function createAnalysisClient(start: () => AnalysisPort): AnalysisClient {
  const client = createLatestClient(start);
  let sent: Pick<TestedCase, 'robots' | 'baseline'> | null = null;
  return {
    ask: (asker, { robots, baseline, ...rest }, question, { onAnswer, onFailure }) =>
      client.ask({
        about: asker,
        request: (runId, isFirst) => {
          const known = isFirst ? null : sent;
          sent = { robots, baseline };
          return {
            runId,
            robots: known?.robots === robots ? 'kept' : robots,
            baseline: known?.baseline === baseline ? 'kept' : baseline,
            case: rest,
            // A question of any one kind is a question; the compiler does not see it through `Kind`.
            question: question as Question,
          };
        },
        // The answer to a question is of the question's kind: the other side answers by that same table.
        onResponse: ({ answer }) => onAnswer(answer as Parameters<typeof onAnswer>[0]),
        onFailure,
      }),
  };
}
