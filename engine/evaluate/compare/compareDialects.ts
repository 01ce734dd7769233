import type { Dialect } from '../../dialects/dialect.ts';
import type { DialectId } from '../../dialects/dialectId.ts';
import { dialectOf } from '../../dialects/index.ts';
import { toSource } from '../../source.ts';
import type { Matcher } from '../matcher.ts';
import type { Trace } from '../trace.ts';
import { traceVerdict } from '../trace.ts';
import type { Cause } from './cause.ts';
import { explainCause } from './explainCause.ts';
import type { Facet } from './facets.ts';
import { differingFacets, hybridOf } from './facets.ts';
import { createReadings } from './readings.ts';

/** How two dialects answer one question. */
export type DialectDifference =
  /** The same verdict by the same line, or both by none. */
  | { readonly kind: 'same' }
  | {
      readonly kind: 'differs';
      /** Whether the answers differ, or only the lines that decide. */
      readonly differs: 'verdict' | 'line';
      /** The first point at which the two part. */
      readonly cause: Cause;
      /** What else it takes to get from one answer to the other; mostly empty. */
      readonly further: readonly Cause[];
      readonly a: Trace;
      readonly b: Trace;
    };

/** One file and one crawler, read in any dialect. */
export interface Comparison {
  readonly matcher: (dialect: DialectId) => Matcher;
  /** Where dialect `b` parts from dialect `a` over a URL, and why. */
  readonly compare: (url: string, a: DialectId, b: DialectId) => DialectDifference;
}

/** How a comparison reads the file. */
export interface ComparisonOptions {
  /** 'applied': each dialect reads only as much of the file as its crawlers do; 'ignored', the default, reads it all. */
  readonly limits?: 'applied' | 'ignored';
}

/**
 * Prepares a robots.txt and a crawler's product tokens for comparing dialects. The cause is found by counterfactuals:
 * the fewest choices of `b` which, put into `a`, give `b`'s verdict and line. One that does so alone is taken first, the
 * earliest in reading order; otherwise all are taken and, from the last to the first, dropped again where they are not
 * needed. Hybrid readings are kept, so that many URLs cost little more than their evaluation.
 */
export function createComparison(
  robots: string | Uint8Array,
  agent: string | readonly string[],
  options: ComparisonOptions = {},
): Comparison {
  const agents = typeof agent === 'string' ? [agent] : agent;
  const matcherOf = createReadings(toSource(robots), agents, options.limits === 'applied');

  const answer = (dialect: Dialect, url: string): string => {
    const { allowed, line } = matcherOf(dialect).evaluate(url);
    return `${allowed} ${line}`;
  };

  const hybrids = new Map<string, Dialect>();
  const hybrid = (a: Dialect, b: Dialect, taken: readonly Facet[]): Dialect => {
    const key = [a.id, b.id, ...taken.map((facet) => facet.kind)].join(' ');
    const known = hybrids.get(key) ?? hybridOf(a, b, taken);
    hybrids.set(key, known);
    return known;
  };

  const neededFacets = (a: Dialect, b: Dialect, url: string, wanted: string): readonly Facet[] => {
    const isExtended = [a, b].some((dialect) =>
      matcherOf(dialect).policy.selection.groups.some(({ group }) => group.extended),
    );
    const all = differingFacets(a, b, isExtended);
    const alone = all.find((facet) => answer(hybrid(a, b, [facet]), url) === wanted);
    if (alone !== undefined) return [alone];
    return all.reduceRight<readonly Facet[]>((needed, facet) => {
      const without = needed.filter((other) => other !== facet);
      return answer(hybrid(a, b, without), url) === wanted ? without : needed;
    }, all);
  };

  const explain = (a: Dialect, b: Dialect, url: string, needed: readonly Facet[]): readonly Cause[] =>
    needed.map((facet) => {
      const others = needed.filter((other) => other !== facet);
      const before = matcherOf(hybrid(a, b, others));
      return explainCause(facet, a, b, before, matcherOf(hybrid(a, b, needed)), url);
    });

  return {
    matcher: (dialect) => matcherOf(dialectOf(dialect)),
    compare: (url, first, second) => {
      const [a, b] = [dialectOf(first), dialectOf(second)];
      const wanted = answer(b, url);
      if (answer(a, url) === wanted) return { kind: 'same' };
      const [cause, ...further] = explain(a, b, url, neededFacets(a, b, url, wanted));
      // Facets cover every choice, so that taking all of them is reading as `b` does: there always is a cause.
      if (cause === undefined) return { kind: 'same' };
      const [traceA, traceB] = [traceVerdict(matcherOf(a), url), traceVerdict(matcherOf(b), url)];
      return {
        kind: 'differs',
        differs: traceA.verdict.allowed === traceB.verdict.allowed ? 'line' : 'verdict',
        cause,
        further,
        a: traceA,
        b: traceB,
      };
    },
  };
}

/** Where dialect `b` parts from dialect `a` over one question, and why. Never throws on input. */
export function compareDialects(
  robots: string | Uint8Array,
  agent: string | readonly string[],
  url: string,
  a: DialectId,
  b: DialectId,
): DialectDifference {
  return createComparison(robots, agent).compare(url, a, b);
}
