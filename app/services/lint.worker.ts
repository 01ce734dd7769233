import { lint } from '../../engine/index.ts';
import type { LintRequest, LintResponse } from './lintProtocol.ts';

// One run after the other, in the order of their coming: whoever asks drops the answers that came too late.
self.onmessage = ({ data }: MessageEvent<LintRequest>) => {
  const { runId, robots, origin, fetch, expectations, exact } = data;
  const findings = lint(robots, {
    ...(origin === null ? {} : { origin }),
    ...(fetch === null ? {} : { fetch }),
    expectations,
    exact,
  });
  const response: LintResponse = { runId, findings };
  self.postMessage(response);
};
