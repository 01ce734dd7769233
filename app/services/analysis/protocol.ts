import type { RobotsContent } from '../../../engine/index.ts';
import type { Answers, Question, QuestionKind } from '../../store/late/question.ts';
import type { TestedCase } from '../../store/late/testedCase.ts';

/** From the page to the worker: a question about a case. */
export interface AnalysisRequest {
  readonly runId: number;
  /** Each is 'kept' where it is the same as in the request before: a large text is sent once. */
  readonly robots: RobotsContent | 'kept';
  readonly baseline: RobotsContent | null | 'kept';
  readonly case: Omit<TestedCase, 'robots' | 'baseline'>;
  readonly question: Question;
}

/** From the worker to the page. */
export interface AnalysisResponse {
  readonly runId: number;
  readonly answer: Answers[QuestionKind];
}
