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
export function mayMeet(a: Automaton, b: Automaton): boolean {
  if (a.reading !== b.reading) return true;
  for (let at = 0; ; at += 1) {
    const left = a.letters[at] ?? -1;
    const right = b.letters[at] ?? -1;
    if (left === -1 || right === -1) return true;
    if (left !== right) return false;
  }
}

/**
 * The ranks of a ranking's rules that may be part of a pair with any rule of the other: those that the other hasn't, or
 * has with the opposite verdict, and those that one of the opposite verdict stands below here and above there.
 */
function unsettled(own: Ranking, other: Ranking): ReadonlySet<number> {
  const found = new Set<number>();
  const shared = own.rules.flatMap((rule) => {
    const rank = other.rankOf.get(rule.automaton.id);
    if (rank !== undefined && other.rules[rank]?.allow === rule.allow) return [{ rule, rank }];
    found.add(rule.rank);
    return [];
  });
  const nearest = { true: Number.POSITIVE_INFINITY, false: Number.POSITIVE_INFINITY };
  for (const { rule, rank } of shared.toReversed()) {
    if (nearest[`${!rule.allow}`] < rank) found.add(rule.rank);
    nearest[`${rule.allow}`] = Math.min(nearest[`${rule.allow}`], rank);
  }
  return found;
}

interface RulesByLength {
  readonly all: readonly RankedRule[];
  readonly unsettled: readonly RankedRule[];
}

function byLength(
  rules: readonly RankedRule[],
  open: ReadonlySet<number>,
): (length: number) => RulesByLength {
  const lists = new Map<number, { all: RankedRule[]; unsettled: RankedRule[] }>();
  for (const rule of rules) {
    const { shortest } = rule.automaton;
    const list = lists.get(shortest) ?? { all: [], unsettled: [] };
    lists.set(shortest, list);
    list.all.push(rule);
    if (open.has(rule.rank)) list.unsettled.push(rule);
  }
  return (length) => lists.get(length) ?? { all: [], unsettled: [] };
}

/**
 * All pairs of rules that might decide differently for one URL, those for the shortest URLs first. A rule that the
 * other matcher has too, and ranks above the rule of the pair, would decide there instead; so matchers that share most
 * of their rules have few pairs.
 */
export function* differingPairs(a: Ranking, b: Ranking): Generator<RulePair> {
  const openA = unsettled(a, b);
  const openB = unsettled(b, a);
  const may = (ruleA: RankedRule, ruleB: RankedRule): boolean =>
    ruleA.allow !== ruleB.allow &&
    (b.rankOf.get(ruleA.automaton.id) ?? ruleB.rank) >= ruleB.rank &&
    (a.rankOf.get(ruleB.automaton.id) ?? ruleA.rank) >= ruleA.rank &&
    mayMeet(ruleA.automaton, ruleB.automaton);
  const ofA = byLength(a.rules, openA);
  const ofB = byLength(b.rules, openB);
  const pairsOf = function* (
    left: RulesByLength,
    right: RulesByLength,
    shortest: number,
  ): Generator<RulePair> {
    for (const ruleA of left.all)
      for (const ruleB of openA.has(ruleA.rank) ? right.all : right.unsettled)
        if (may(ruleA, ruleB)) yield { a: ruleA, b: ruleB, shortest };
  };
  const lengths = new Set([...a.rules, ...b.rules].map((rule) => rule.automaton.shortest));
  const shorter: number[] = [];
  for (const length of [...lengths].sort((one, other) => one - other)) {
    yield* pairsOf(ofA(length), ofB(length), length);
    for (const other of shorter) {
      yield* pairsOf(ofA(length), ofB(other), length);
      yield* pairsOf(ofA(other), ofB(length), length);
    }
    shorter.push(length);
  }
}
