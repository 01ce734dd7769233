import type { DialectId } from '../dialects/dialectId.ts';
import { originAsWritten } from '../matching/target.ts';
import type { Matcher } from './matcher.ts';
import type { GroupTrace } from './traceGroups.ts';
import { traceGroups } from './traceGroups.ts';
import type { RuleTrace } from './traceRules.ts';
import { traceRules } from './traceRules.ts';
import type { TargetTrace } from './traceTarget.ts';
import { traceTarget } from './traceTarget.ts';
import type { Verdict } from './verdict.ts';

/** How a verdict came about: plain data, so that it can be kept, sent and drawn. */
export interface Trace {
  readonly dialect: DialectId;
  readonly url: string;
  readonly verdict: Verdict;
  readonly target: TargetTrace;
  readonly groups: GroupTrace;
  readonly rules: RuleTrace;
}

/** The verdict of a matcher for a URL, and how it came about. Never throws. */
export function traceVerdict(matcher: Matcher, url: string): Trace {
  const { file, policy } = matcher;
  const verdict = matcher.evaluate(url);
  const target = traceTarget(url, file.dialect.choices.target, policy.escapes);
  const exempt = verdict.reason === 'robots-txt';
  return {
    dialect: matcher.dialect,
    url,
    verdict,
    target,
    groups: traceGroups(file, policy),
    rules: traceRules(file, policy, Uint8Array.from(target.octets), originAsWritten(url), exempt),
  };
}
