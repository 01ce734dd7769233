import type { Automaton } from './automaton.ts';
import { coversAll } from './automaton.ts';
import type { BeginningIndex } from './beginnings.ts';
import { beginningOf, indexBeginnings } from './beginnings.ts';
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

/** One of two rankings as partners for the rules of the other are looked for in it. */
interface Partners {
  readonly ranking: Ranking;
  readonly open: ReadonlySet<number>;
  readonly all: BeginningIndex;
  readonly unsettled: BeginningIndex;
  /** The least rank of those rules that show by their letters to match whatever a pattern does. */
  readonly bestCover: (automaton: Automaton) => number;
}

function createCovers(all: BeginningIndex): Partners['bestCover'] {
  const known = new Map<number, number>();
  return (automaton) => {
    let best = known.get(automaton.id);
    if (best !== undefined) return best;
    best = Number.POSITIVE_INFINITY;
    for (const rule of all.thatBegin(beginningOf(automaton), automaton.reading))
      if (rule.rank < best && coversAll(rule.automaton, automaton)) best = rule.rank;
    known.set(automaton.id, best);
    return best;
  };
}

function* partnersIn(
  ranking: Ranking,
  open: ReadonlySet<number>,
  all: BeginningIndex,
): Generator<null, Partners> {
  const indexing = indexBeginnings(ranking.rules.filter(({ rank }) => open.has(rank)));
  for (;;) {
    const next = indexing.next();
    if (next.done === true)
      return { ranking, open, all, unsettled: next.value, bestCover: createCovers(all) };
    yield null;
  }
}

function byLength(rules: readonly RankedRule[]): ReadonlyMap<number, readonly RankedRule[]> {
  const lists = new Map<number, RankedRule[]>();
  for (const rule of rules) {
    const list = lists.get(rule.automaton.shortest);
    if (list === undefined) lists.set(rule.automaton.shortest, [rule]);
    else list.push(rule);
  }
  return lists;
}

/** Two rankings whose rules are paired, each with an index of all of its rules. */
export interface Pairable {
  readonly a: Ranking;
  readonly b: Ranking;
  readonly indexA: BeginningIndex;
  readonly indexB: BeginningIndex;
}

/** So many rules are looked at between two steps. */
const rulesEach = 200;

/**
 * All pairs of rules that might decide differently for one URL, those for the shortest URLs first, and between them null
 * for each step of work. Where a rule of either matcher matches all that one of the pair does, and ranks above that
 * matcher's rule of the pair, it would decide there instead; so matchers that share most of their rules have few pairs.
 */
export function* differingPairs({ a, b, indexA, indexB }: Pairable): Generator<RulePair | null> {
  const [openA, openB] = [unsettled(a, b), unsettled(b, a)];
  if (openA.size === 0 && openB.size === 0) return;
  const sideA = yield* partnersIn(a, openA, indexA);
  const sideB = yield* partnersIn(b, openB, indexB);
  const may = (ruleA: RankedRule, ruleB: RankedRule): boolean =>
    ruleA.allow !== ruleB.allow &&
    (b.rankOf.get(ruleA.automaton.id) ?? ruleB.rank) >= ruleB.rank &&
    (a.rankOf.get(ruleB.automaton.id) ?? ruleA.rank) >= ruleA.rank &&
    [ruleA.automaton, ruleB.automaton].every(
      (automaton) => sideA.bestCover(automaton) >= ruleA.rank && sideB.bestCover(automaton) >= ruleB.rank,
    );
  let looked = 0;
  /** The pairs of a rule with the rules of the other side whose URLs have at most so many octets. */
  function* pairsOf(
    rule: RankedRule,
    own: Partners,
    other: Partners,
    longest: number,
  ): Generator<RulePair | null> {
    const partners = own.open.has(rule.rank) ? other.all : other.unsettled;
    for (const partner of partners.thatMayMeet(rule.automaton)) {
      looked += 1;
      if (looked % rulesEach === 0) yield null;
      if (partner.automaton.shortest > longest) continue;
      const [ruleA, ruleB] = own === sideA ? [rule, partner] : [partner, rule];
      if (may(ruleA, ruleB)) yield { a: ruleA, b: ruleB, shortest: rule.automaton.shortest };
    }
    looked += 1;
    if (looked % rulesEach === 0) yield null;
  }
  const [ofA, ofB] = [byLength(a.rules), byLength(b.rules)];
  for (const length of [...new Set([...ofA.keys(), ...ofB.keys()])].sort((one, other) => one - other)) {
    for (const rule of ofA.get(length) ?? []) yield* pairsOf(rule, sideA, sideB, length);
    // Those of equal length are paired already.
    for (const rule of ofB.get(length) ?? []) yield* pairsOf(rule, sideB, sideA, length - 1);
  }
}
