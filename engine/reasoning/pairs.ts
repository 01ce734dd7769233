import type { Automaton } from './automaton.ts';
import type { RankedRule, Ranking } from './ranking.ts';

/** Two rules that may decide for the same URL, one for each matcher, and say different things. */
export interface RulePair {
  readonly a: RankedRule;
  readonly b: RankedRule;
  /** No URL for which they decide has fewer octets. */
  readonly shortest: number;
}

/** False where the literal beginnings of two patterns exclude each other. */
function mayMeet(a: Automaton, b: Automaton): boolean {
  if (a.reading !== b.reading) return true;
  for (let at = 0; ; at += 1) {
    const left = a.letters[at] ?? -1;
    const right = b.letters[at] ?? -1;
    if (left === -1 || right === -1) return true;
    if (left !== right) return false;
  }
}

/**
 * All pairs of rules that might decide differently for one URL, those for the shortest URLs first. A rule that the
 * other matcher has too, and ranks above the rule of the pair, would decide there instead; so matchers that share most
 * of their rules have few pairs.
 */
export function* differingPairs(a: Ranking, b: Ranking): Generator<RulePair> {
  const lengths = new Set([...a.rules, ...b.rules].map((rule) => rule.automaton.shortest));
  const may = (ruleA: RankedRule, ruleB: RankedRule): boolean =>
    ruleA.allow !== ruleB.allow &&
    (b.rankOf.get(ruleA.automaton.id) ?? ruleB.rank) >= ruleB.rank &&
    (a.rankOf.get(ruleB.automaton.id) ?? ruleA.rank) >= ruleA.rank &&
    mayMeet(ruleA.automaton, ruleB.automaton);
  const byLength = (rules: readonly RankedRule[]): ((length: number) => readonly RankedRule[]) => {
    const lists = new Map<number, RankedRule[]>();
    for (const rule of rules) {
      const list = lists.get(rule.automaton.shortest);
      if (list === undefined) lists.set(rule.automaton.shortest, [rule]);
      else list.push(rule);
    }
    return (length) => lists.get(length) ?? [];
  };
  const ofA = byLength(a.rules);
  const ofB = byLength(b.rules);
  const shorter: number[] = [];
  for (const length of [...lengths].sort((x, y) => x - y)) {
    const pairsOf = function* (
      left: readonly RankedRule[],
      right: readonly RankedRule[],
    ): Generator<RulePair> {
      for (const ruleA of left)
        for (const ruleB of right) if (may(ruleA, ruleB)) yield { a: ruleA, b: ruleB, shortest: length };
    };
    yield* pairsOf(ofA(length), ofB(length));
    for (const other of shorter) {
      yield* pairsOf(ofA(length), ofB(other));
      yield* pairsOf(ofA(other), ofB(length));
    }
    shorter.push(length);
  }
}
