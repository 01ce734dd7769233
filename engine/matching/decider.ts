import type { PathRule, Precedence, RuleMatch } from './precedence.ts';
import { decidingMatch, matchingRules } from './precedence.ts';
import type { RuleSet } from './ruleSet.ts';
import { compileRuleSet, decideRank } from './ruleSet.ts';
import type { TargetBuffer } from './target.ts';
import { originAsWritten } from './target.ts';

/** Finds the match that decides for a target, read from `url`; null without any. */
export type Decider = (target: TargetBuffer, url: string) => RuleMatch | null;

/** Compiling costs about as much as this many questions that compare rule by rule. */
const plainQuestions = 8;

/**
 * A decider for the rules of one crawler, in file order. It answers the first questions rule by rule and then compiles
 * the rules, so that one question about a long file stays cheap and many are fast; from then on it allocates nothing.
 */
export function createDecider(rules: readonly PathRule[], precedence: Precedence): Decider {
  const asksOrigin = rules.some((rule) => rule.origin !== null);
  let asked = 0;
  let compiled: RuleSet | null = null;
  return (target, url) => {
    if (compiled === null && asked < plainQuestions) {
      asked += 1;
      const origin = asksOrigin ? originAsWritten(url) : null;
      return decidingMatch(matchingRules(rules, target.octets, target.length, origin), precedence);
    }
    compiled ??= compileRuleSet(rules, precedence);
    const rank = decideRank(compiled, target.octets, target.length, url);
    return rank === -1 ? null : (compiled.ranked[rank] ?? null);
  };
}
