import type { RobotsContent } from '../../../engine/index.ts';
import { answerQuestion } from '../../store/late/answerQuestion.ts';
import type { AnalysisRequest, AnalysisResponse } from './protocol.ts';

/** The other side of the protocol: keeps the file that was sent last, and with it what was worked out of it. */
export function serveAnalysis(
  send: (response: AnalysisResponse) => void,
): (request: AnalysisRequest) => void {
  let kept: RobotsContent = { kind: 'text', text: '' };
  return ({ runId, robots, case: rest, question }) => {
    if (robots !== null) kept = robots;
    send({ runId, answer: answerQuestion({ ...rest, robots: kept }, question) });
  };
}
