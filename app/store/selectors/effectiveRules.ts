import type { Matcher, RuleMatch } from '../../../engine/index.ts';
import { rankMatches } from '../../../engine/index.ts';
import { memoizeByObject, memoizeLast } from '../memoize.ts';
import type { UrlRow } from './urlRows.ts';

/** A rule that binds a bot, at its place in the order in which rules decide. */
export interface EffectiveRule {
  /** 1-based. */
  readonly line: number;
  readonly allow: boolean;
  /** The match length by which longest-match dialects decide, in octets; 0 for a rule without a value. */
  readonly specificity: number;
  /** The pattern as it is compared. */
  readonly pattern: string;
  /** True for the folder that Google tries where an Allow of its index page does not match. */
  readonly isFolder: boolean;
  /** The only origin for which it holds; null for every one. */
  readonly origin: string | null;
}

const decoder = new TextDecoder();

function ruleOf({ rule, pattern }: RuleMatch): EffectiveRule {
  const text = pattern.segments.map((segment) => decoder.decode(segment)).join('*');
  return {
    line: rule.line,
    allow: rule.allow,
    specificity: pattern.specificity,
    pattern: pattern.anchoredAtEnd ? `${text}$` : text,
    isFolder: pattern === rule.alternative,
    origin: rule.origin,
  };
}

/** The rules that bind a bot, the one that decides over all others first. */
export const effectiveRules = memoizeByObject(({ policy }: Matcher): readonly EffectiveRule[] =>
  rankMatches(policy.rules, policy.precedence).map(ruleOf),
);

/** For each deciding line, how many of the URLs it decides. */
export const decisionsOf = memoizeLast(
  (matcher: Matcher, rows: readonly UrlRow[]): ReadonlyMap<number, number> => {
    const counts = new Map<number, number>();
    for (const { reading } of rows) {
      if (reading.kind !== 'governed') continue;
      const { line } = matcher.evaluate(reading.url);
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    return counts;
  },
);
