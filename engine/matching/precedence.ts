import type { PathPattern } from './pathPattern.ts';
import { matchPattern } from './pathPattern.ts';

/**
 * Which of the matching rules decides.
 * - 'longest-allow-wins-ties': the greatest specificity; Allow before Disallow at a tie; of equal ones the first line.
 * - 'first-match': file order.
 * - 'exact-then-longest-disallow-wins-ties': a pattern that is one exact target before any other, else the longest.
 */
export type Precedence = 'longest-allow-wins-ties' | 'first-match' | 'exact-then-longest-disallow-wins-ties';

/** A rule as it is compared. */
export interface PathRule {
  /** What it says where it matches; an empty Disallow allows. */
  readonly allow: boolean;
  /** 1-based. */
  readonly line: number;
  readonly pattern: PathPattern;
  /**
   * Tried where `pattern` does not match, with its own length (Google's reading of an Allow of index.html). Never the
   * more specific of the two, so whichever matches, the better of them is the one that counts.
   */
  readonly alternative: PathPattern | null;
  /** The rule holds for URLs of this origin only, as written and in lower case; null for every origin. */
  readonly origin: string | null;
}

/** The pattern of a rule by which it matches a target: its own or the alternative; null where neither does. */
function matchingPattern(
  rule: PathRule,
  target: Uint8Array,
  length: number,
  origin: string | null,
): PathPattern | null {
  if (rule.origin !== null && rule.origin !== origin) return null;
  if (matchPattern(rule.pattern, target, length) !== null) return rule.pattern;
  if (rule.alternative !== null && matchPattern(rule.alternative, target, length) !== null)
    return rule.alternative;
  return null;
}

/** A rule that matched, and the pattern by which. */
export interface RuleMatch {
  readonly rule: PathRule;
  readonly pattern: PathPattern;
}

/** True for a pattern that matches one target only; a rule without a value, which matches them all, has none such. */
export function isExact({ segments, anchoredAtEnd }: PathPattern): boolean {
  return segments.length === 1 && anchoredAtEnd;
}

/** True where `challenger`, later in the file, decides instead of `holder`. */
function beats(challenger: RuleMatch, holder: RuleMatch, precedence: Precedence): boolean {
  const longer = challenger.pattern.specificity - holder.pattern.specificity;
  switch (precedence) {
    case 'first-match':
      return false;
    case 'longest-allow-wins-ties':
      return longer > 0 || (longer === 0 && challenger.rule.allow && !holder.rule.allow);
    case 'exact-then-longest-disallow-wins-ties': {
      const exact = Number(isExact(challenger.pattern)) - Number(isExact(holder.pattern));
      if (exact !== 0) return exact > 0;
      return longer > 0 || (longer === 0 && !challenger.rule.allow && holder.rule.allow);
    }
  }
}

/** All rules that match, in file order. */
export function matchingRules(
  rules: readonly PathRule[],
  target: Uint8Array,
  length: number,
  origin: string | null,
): readonly RuleMatch[] {
  return rules.flatMap((rule) => {
    const pattern = matchingPattern(rule, target, length, origin);
    return pattern === null ? [] : [{ rule, pattern }];
  });
}

/** The match that decides; null without any. `matches` are in file order. */
export function decidingMatch(matches: readonly RuleMatch[], precedence: Precedence): RuleMatch | null {
  let holder: RuleMatch | null = null;
  for (const match of matches) if (holder === null || beats(match, holder, precedence)) holder = match;
  return holder;
}

/**
 * Every pattern by which a rule may match, the one that decides over all others first: of those that match a target the
 * first one is what `decidingMatch` finds. `rules` are in file order.
 */
export function rankMatches(rules: readonly PathRule[], precedence: Precedence): readonly RuleMatch[] {
  const matches: RuleMatch[] = [];
  for (const rule of rules) {
    matches.push({ rule, pattern: rule.pattern });
    if (rule.alternative !== null) matches.push({ rule, pattern: rule.alternative });
  }
  // Sorting is stable: where neither beats the other, the first line stays first.
  return matches.sort((a, b) => Number(beats(b, a, precedence)) - Number(beats(a, b, precedence)));
}
