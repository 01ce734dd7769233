import { crawlerFor } from '../evaluate/crawlerFor.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import type { Verdict } from '../evaluate/verdict.ts';
import { policyFor } from '../policy/policy.ts';
import type { TextSpan } from './finding.ts';
import type { LintContext } from './lintContext.ts';
import type { LintExpectation } from './lintOptions.ts';

/** An expectation with the verdict that the file gives. */
export interface CheckedExpectation {
  readonly expectation: LintExpectation;
  /** The crawlers asked for, for a sentence. */
  readonly whom: string;
  readonly verdict: Verdict;
  /** The deciding rule's value, else the User-agent line's, else the beginning of the file. */
  readonly span: TextSpan;
}

/** Where a verdict comes from: a line's value, or an empty span at the beginning where the file says nothing. */
function spanOf({ line, agentLine }: Verdict, { lines }: LintContext): TextSpan {
  const origin = lines[(line || agentLine) - 1];
  return origin?.field?.valueSpan ?? origin?.span ?? { from: 0, to: 0 };
}

function verdictOf({ agents, url }: LintExpectation, context: LintContext): Verdict {
  const [first = ''] = agents;
  const { dialect, token } = crawlerFor(first);
  if (agents.length < 2) return context.matcher(dialect, token).evaluate(url);
  const reading = context.reading(dialect);
  return createMatcher(reading, policyFor(reading, agents)).evaluate(url);
}

/** What the file says of each expectation, each crawler in its own dialect. */
export function checkedExpectations(context: LintContext): readonly CheckedExpectation[] {
  return (context.options.expectations ?? []).map((expectation) => {
    const verdict = verdictOf(expectation, context);
    const whom = expectation.agents.join(' and ') || 'a crawler that nothing names';
    return { expectation, whom, verdict, span: spanOf(verdict, context) };
  });
}
