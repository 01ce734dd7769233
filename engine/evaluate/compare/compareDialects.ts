import type { Dialect } from '../../dialects/dialect.ts';
import type { DialectId } from '../../dialects/dialectId.ts';
import { dialectOf } from '../../dialects/index.ts';
import type { Source } from '../../source.ts';
import { toSource } from '../../source.ts';
import type { Matcher } from '../matcher.ts';
import type { Trace } from '../trace.ts';
import { traceVerdict } from '../trace.ts';
import type { Verdict } from '../verdict.ts';
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

/** Two dialects, and everything between them. */
interface DialectPair {
  readonly a: Dialect;
  readonly b: Dialect;
  /** In which they differ, in reading order. */
  readonly facets: readonly Facet[];
  /** The matcher of `a` with what `b` chooses in some facets. */
  readonly taking: (taken: readonly Facet[]) => Matcher;
}

function isSameAnswer(one: Verdict, other: Verdict): boolean {
  return one.allowed === other.allowed && one.line === other.line;
}

function neededFacets({ facets, taking }: DialectPair, url: string, wanted: Verdict): readonly Facet[] {
  const suffice = (taken: readonly Facet[]): boolean => isSameAnswer(taking(taken).evaluate(url), wanted);
  const alone = facets.find((facet) => suffice([facet]));
  if (alone !== undefined) return [alone];
  return facets.reduceRight<readonly Facet[]>((needed, facet) => {
    const without = needed.filter((other) => other !== facet);
    return suffice(without) ? without : needed;
  }, facets);
}

function explain({ a, b, taking }: DialectPair, needed: readonly Facet[], url: string): readonly Cause[] {
  return needed.map((facet) => {
    const before = taking(needed.filter((other) => other !== facet));
    return explainCause(facet, a, b, before, taking(needed), url);
  });
}

/**
 * Prepares a robots.txt and a crawler's product tokens for comparing dialects. The cause is found by counterfactuals:
 * the fewest choices of `b` which, put into `a`, give `b`'s verdict and line. One that does so alone is taken first, the
 * earliest in reading order; otherwise all are taken and, from the last to the first, dropped again where they are not
 * needed. Hybrid readings are kept, so that many URLs cost little more than their evaluation.
 */
export function createComparison(
  robots: string | Uint8Array | Source,
  agent: string | readonly string[],
  options: ComparisonOptions = {},
): Comparison {
  const agents = typeof agent === 'string' ? [agent] : agent;
  const matcherOf = createReadings(toSource(robots), agents, options.limits === 'applied');

  const readPair = (a: Dialect, b: Dialect): DialectPair => {
    const isExtended = [a, b].some((dialect) =>
      matcherOf(dialect).policy.selection.groups.some(({ group }) => group.extended),
    );
    const hybrids = new Map<string, Matcher>();
    return {
      a,
      b,
      facets: differingFacets(a, b, isExtended),
      taking: (taken) => {
        const key = taken.map(({ kind }) => kind).join(' ');
        const matcher = hybrids.get(key) ?? matcherOf(hybridOf(a, b, taken));
        hybrids.set(key, matcher);
        return matcher;
      },
    };
  };

  const pairs = new Map<string, DialectPair>();
  const pairOf = (a: Dialect, b: Dialect): DialectPair => {
    const key = `${a.id} ${b.id}`;
    const pair = pairs.get(key) ?? readPair(a, b);
    pairs.set(key, pair);
    return pair;
  };

  return {
    matcher: (dialect) => matcherOf(dialectOf(dialect)),
    compare: (url, first, second) => {
      const [a, b] = [dialectOf(first), dialectOf(second)];
      const wanted = matcherOf(b).evaluate(url);
      if (isSameAnswer(matcherOf(a).evaluate(url), wanted)) return { kind: 'same' };
      const pair = pairOf(a, b);
      const [cause, ...further] = explain(pair, neededFacets(pair, url, wanted), url);
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
