import type { Matcher } from '../evaluate/matcher.ts';
import { toOctetString } from '../octets/octet.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import type { RuleLine } from '../policy/group.ts';
import { differenceSteps } from './differenceSearch.ts';
import { createMatcherPair } from './matcherPair.ts';
import { removeNeedless } from './removableRules.ts';
import type { RuleEdit, RulePlan } from './ruleEdits.ts';
import { carryOut, editsOf, writtenRules } from './ruleEdits.ts';
import type { Search, SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';
import { tasteOf } from './taste.ts';
import { everyUrl } from './urlSpace.ts';

/** What becomes of a rule. */
export interface SimplifiedRule {
  /** 1-based line in the file as it is. */
  readonly line: number;
  readonly kind: 'kept' | 'removed' | 'replaced';
  /** The new value of a replaced rule, the old value of any other. */
  readonly value: string;
}

/** The rules of a crawler's groups, simplified without changing a verdict. */
export interface Simplification {
  /** 'undecided' where the search gave up before all rules were looked at; what it found until then holds. */
  readonly extent: 'all' | 'undecided';
  readonly rules: readonly SimplifiedRule[];
  /** Sorted, not overlapping. */
  readonly edits: readonly RuleEdit[];
  /** The file with the edits made. Others may share the groups: `provesSame` tells whether nothing changes for them. */
  readonly octets: Uint8Array;
}

/** How many respellings and mergers are tried at most; each compares whole files. */
const mostTrials = 60;

/** A value without stars that make no difference. */
const withoutNeedlessStars = (value: string): string =>
  value.replace(/\*{2,}/g, '*').replace(/^(.+?)\*\$?$/, '$1');

const textOf = (octets: string): string =>
  decodeUtf8(Uint8Array.from(octets, (unit) => unit.charCodeAt(0))).text;

function sharedBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

interface ValueOf {
  readonly rule: RuleLine;
  readonly value: string;
}

/** The rules that a plan leaves, with the values it gives them. */
function valuesIn(matcher: Matcher, plan: RulePlan): readonly ValueOf[] {
  return writtenRules(matcher).flatMap((rule) => {
    const planned = plan.get(rule.line);
    if (planned === null) return [];
    return [{ rule, value: planned ?? toOctetString(matcher.file.source.octets, rule.value) }];
  });
}

/** URLs that most rules with this value match, with something that no rule is likely to name for each star. */
const samplesOf = (value: string): readonly string[] =>
  ['', 'q0z'].flatMap((filler) => ['', 'q0z'].map((tail) => value.replaceAll('*', filler) + tail));

/**
 * Rules of one kind side by side whose values begin alike, as one rule with that beginning; those that a URL or two show
 * to change a verdict are left out.
 */
function mergers(matcher: Matcher, values: readonly ValueOf[]): readonly RulePlan[] {
  const sorted = values.toSorted((one, other) =>
    one.value === other.value ? 0 : one.value < other.value ? -1 : 1,
  );
  return sorted.flatMap((one, index): readonly RulePlan[] => {
    const other = sorted[index + 1];
    if (other === undefined || one.rule.kind !== other.rule.kind) return [];
    const value = sharedBeginning(one.value, other.value);
    const allow = one.rule.kind === 'allow';
    if (value.length < 2 || samplesOf(value).some((url) => matcher.allows(url) !== allow)) return [];
    return [
      new Map([
        [one.rule.line, value],
        [other.rule.line, null],
      ]),
    ];
  });
}

/** A plan as far as it has come. */
interface Draft {
  readonly matcher: Matcher;
  readonly plan: Map<number, string | null>;
  /** What the plan makes of the matcher. */
  current: Matcher;
  trialsLeft: number;
}

/** Steps of which no two touch the same rule, those first that come first. */
function apart(steps: readonly RulePlan[]): readonly RulePlan[] {
  const touched = new Set<number>();
  return steps.filter((step) => {
    const lines = [...step.keys()];
    if (lines.some((line) => touched.has(line))) return false;
    for (const line of lines) touched.add(line);
    return true;
  });
}

/**
 * Carries a plan further by those of `steps` that prove to change nothing; true if there was one. All are tried at once,
 * and by halves where that would change something.
 */
function* addProven(draft: Draft, steps: readonly RulePlan[]): Steps<boolean> {
  const { matcher, plan } = draft;
  if (steps.length === 0 || draft.trialsLeft === 0) return false;
  draft.trialsLeft -= 1;
  const together = new Map(steps.flatMap((step) => [...step]));
  const planned = carryOut(matcher, new Map([...plan, ...together]));
  yield;
  // What equals the group as it is by now equals the group as it was.
  const answer =
    planned === null ? null : yield* differenceSteps(createMatcherPair(draft.current, planned.matcher));
  if (planned !== null && answer?.kind === 'equal') {
    draft.current = planned.matcher;
    for (const [line, value] of together) plan.set(line, value);
    return true;
  }
  if (steps.length === 1) return false;
  const middle = steps.length >> 1;
  const first = yield* addProven(draft, steps.slice(0, middle));
  const second = yield* addProven(draft, steps.slice(middle));
  return first || second;
}

function* simplifySteps(draft: Draft): Steps<undefined> {
  const { matcher, plan } = draft;
  if (matcher.policy.unbound !== null) return;
  const remove = (lines: readonly number[]): Steps<boolean> =>
    addProven(
      draft,
      lines.map((line) => new Map([[line, null]])),
    );
  yield* removeNeedless(matcher, tasteOf([matcher])(everyUrl), remove);
  const respelled = valuesIn(matcher, plan).flatMap(({ rule, value }) => {
    const shorter = withoutNeedlessStars(value);
    return shorter === value ? [] : [new Map([[rule.line, shorter]])];
  });
  yield* addProven(draft, respelled);
  while (yield* addProven(draft, apart(mergers(matcher, valuesIn(matcher, plan))))) yield;
}

/** What a plan has come to, but for whether that is all. */
function findingsOf({ matcher, plan, current }: Draft): Omit<Simplification, 'extent'> {
  const { octets } = matcher.file.source;
  const rules = writtenRules(matcher).map(({ line, value }): SimplifiedRule => {
    const planned = plan.get(line);
    const written = textOf(toOctetString(octets, value));
    if (planned === undefined || planned === null)
      return { line, kind: planned === null ? 'removed' : 'kept', value: written };
    return { line, kind: 'replaced', value: textOf(planned) };
  });
  return { rules, edits: editsOf(matcher, plan), octets: current.file.source.octets };
}

/** A search for a simpler group, done in portions. What is proven so far is in every answer. */
export interface SimplifySearch extends Pick<Search<Simplification>, 'states'> {
  readonly run: (maxStates: number) => Simplification;
}

/** Starts to simplify the groups that bind a matcher's crawler. */
export function createSimplifySearch(matcher: Matcher): SimplifySearch {
  const draft: Draft = { matcher, plan: new Map(), current: matcher, trialsLeft: mostTrials };
  const search = createSearch(simplifySteps(draft));
  // Each portion of work is asked for an answer, and few carry the plan further.
  let last: { readonly of: Matcher; readonly findings: Omit<Simplification, 'extent'> } | null = null;
  return {
    states: search.states,
    run: (maxStates) => {
      const extent = search.run(maxStates).kind === 'answered' ? 'all' : 'undecided';
      if (last?.of !== draft.current) last = { of: draft.current, findings: findingsOf(draft) };
      return { extent, ...last.findings };
    },
  };
}

/**
 * The shortest rules that removing, respelling and merging finds greedily and that give this crawler the same verdict
 * for every URL. Nothing is in the edits that is not proven.
 */
export function simplify(matcher: Matcher, options: SearchOptions = {}): Simplification {
  return createSimplifySearch(matcher).run(options.maxStates ?? defaultMaxStates);
}
