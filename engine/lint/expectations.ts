import { crawlerFor } from '../evaluate/crawlerFor.ts';
import type { CrawlerLayer } from '../evaluate/crawlerLayer.ts';
import { createCrawlerLayer } from '../evaluate/crawlerLayer.ts';
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

const layers = new WeakMap<LintContext, CrawlerLayer>();

/** The file as each crawler reads it, prepared once a run. */
function layerOf(context: LintContext): CrawlerLayer {
  const layer = layers.get(context) ?? createCrawlerLayer(context.source);
  layers.set(context, layer);
  return layer;
}

function verdictOf({ agents, url, dialect }: LintExpectation, context: LintContext): Verdict {
  const [first = ''] = agents;
  const crawler = crawlerFor(first);
  if (agents.length < 2)
    return dialect === undefined
      ? layerOf(context).forCrawler(crawler).evaluate(url)
      : context.matcher(dialect, crawler.token).evaluate(url);
  const reading = context.reading(dialect ?? crawler.dialect);
  return createMatcher(reading, policyFor(reading, agents)).evaluate(url);
}

/** What the file says of each expectation: to each crawler as its operator says, or in the dialect that is asked for. */
export function checkedExpectations(context: LintContext): readonly CheckedExpectation[] {
  return (context.options.expectations ?? []).map((expectation) => {
    const verdict = verdictOf(expectation, context);
    const whom = expectation.agents.join(' and ') || 'a crawler not named in the file';
    return { expectation, whom, verdict, span: spanOf(verdict, context) };
  });
}
