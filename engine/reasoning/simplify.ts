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
  trialsLeft: number;
}

/** Carries a plan further by each of `steps` that proves to change nothing; true if there was one. */
function* addProven(draft: Draft, steps: readonly RulePlan[]): Steps<boolean> {
  const { matcher, plan } = draft;
  let added = false;
  for (const step of steps) {
    if (draft.trialsLeft === 0) break;
    if ([...step.keys()].some((line) => plan.get(line) === null)) continue;
    draft.trialsLeft -= 1;
    const planned = carryOut(matcher, new Map([...plan, ...step]));
    yield;
    const answer =
      planned === null ? null : yield* differenceSteps(createMatcherPair(matcher, planned.matcher));
    if (answer?.kind !== 'equal') continue;
    for (const [line, value] of step) plan.set(line, value);
    added = true;
  }
  return added;
}

function* simplifySteps(draft: Draft): Steps<undefined> {
  const { matcher, plan } = draft;
  if (matcher.policy.unbound !== null) return;
  const gone = new Set<number>();
  yield* removeNeedless(matcher, tasteOf([matcher])(everyUrl), gone);
  if (gone.size > 0) yield* addProven(draft, [new Map([...gone].map((line) => [line, null]))]);
  const respelled = valuesIn(matcher, plan).flatMap(({ rule, value }) => {
    const shorter = withoutNeedlessStars(value);
    return shorter === value ? [] : [new Map([[rule.line, shorter]])];
  });
  const together = new Map(respelled.flatMap((step) => [...step]));
  if (together.size > 0 && !(yield* addProven(draft, [together]))) yield* addProven(draft, respelled);
  while (yield* addProven(draft, mergers(matcher, valuesIn(matcher, plan)))) yield;
}

function simplificationOf({ matcher, plan }: Draft, extent: Simplification['extent']): Simplification {
  const { source } = matcher.file;
  const rules = writtenRules(matcher).map(({ line, value }): SimplifiedRule => {
    const planned = plan.get(line);
    const written = textOf(toOctetString(source.octets, value));
    if (planned === undefined || planned === null)
      return { line, kind: planned === null ? 'removed' : 'kept', value: written };
    return { line, kind: 'replaced', value: textOf(planned) };
  });
  const octets = carryOut(matcher, plan)?.octets ?? source.octets;
  return { extent, rules, edits: editsOf(matcher, plan), octets };
}

/** A search for a simpler group, done in portions. What is proven so far is in every answer. */
export interface SimplifySearch extends Pick<Search<Simplification>, 'states'> {
  readonly run: (maxStates: number) => Simplification;
}

/** Starts to simplify the groups that bind a matcher's crawler. */
export function createSimplifySearch(matcher: Matcher): SimplifySearch {
  const draft: Draft = { matcher, plan: new Map(), trialsLeft: mostTrials };
  const search = createSearch(simplifySteps(draft));
  return {
    states: search.states,
    run: (maxStates) =>
      simplificationOf(draft, search.run(maxStates).kind === 'answered' ? 'all' : 'undecided'),
  };
}

/**
 * The shortest rules that removing, respelling and merging finds greedily and that give this crawler the same verdict
 * for every URL. Nothing is in the edits that is not proven.
 */
export function simplify(matcher: Matcher, options: SearchOptions = {}): Simplification {
  return createSimplifySearch(matcher).run(options.maxStates ?? defaultMaxStates);
}
