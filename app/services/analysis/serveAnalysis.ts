import { answerQuestion } from '../../store/late/answerQuestion.ts';
import type { TestedCase } from '../../store/late/testedCase.ts';
import type { AnalysisRequest, AnalysisResponse } from './protocol.ts';

/** The other side of the protocol: keeps the files that were sent last, and with them what was worked out of them. */
export function serveAnalysis(
  send: (response: AnalysisResponse) => void,
): (request: AnalysisRequest) => void {
  let kept: Pick<TestedCase, 'robots' | 'baseline'> = {
    robots: { kind: 'text', text: '' },
    baseline: null,
  };
  return ({ runId, robots, baseline, case: rest, question }) => {
    kept = {
      robots: robots === 'kept' ? kept.robots : robots,
      baseline: baseline === 'kept' ? kept.baseline : baseline,
    };
    send({ runId, answer: answerQuestion({ ...rest, ...kept }, question) });
  };
}
