import type { Matcher } from '../evaluate/matcher.ts';
import { matchPattern } from '../matching/pathPattern.ts';
import type { TargetBuffer } from '../matching/target.ts';
import { createTargetBuffer, readTarget } from '../matching/target.ts';
import { toOctetString } from '../octets/octet.ts';
import { ruleTies } from '../reasoning/index.ts';
import { exactGroup } from './exactGroups.ts';
import type { ReadRule, RuleGroup } from './groupRules.ts';
import type { LintContext } from './lintContext.ts';
import { patternKey, sharedUrls } from './patternRelations.ts';

/** An Allow and a Disallow of equal length, and a URL for which they tie. */
export interface RuleTie {
  readonly allow: ReadRule;
  readonly disallow: ReadRule;
  readonly url: string;
}

/** How many rules that begin alike are tried against one; each shares a URL with it unless both are bound at the end. */
const mostTried = 8;

/** The Disallow lines of one length, so that those that begin as another pattern does lie side by side. */
interface SameLength {
  readonly starts: readonly string[];
  /** By their start, those that have just this one. */
  readonly byStart: ReadonlyMap<string, readonly ReadRule[]>;
}

function startOf({ compared }: ReadRule): string {
  const first = compared.pattern.segments[0] ?? new Uint8Array();
  return toOctetString(first, { from: 0, to: first.length });
}

function groupBy<Key>(rules: readonly ReadRule[], keyOf: (rule: ReadRule) => Key): Map<Key, ReadRule[]> {
  const groups = new Map<Key, ReadRule[]>();
  for (const rule of rules) {
    const list = groups.get(keyOf(rule));
    if (list === undefined) groups.set(keyOf(rule), [rule]);
    else list.push(rule);
  }
  return groups;
}

function indexSameLength(rules: readonly ReadRule[]): SameLength {
  const byStart = groupBy(rules, startOf);
  const starts = [...byStart.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return { starts, byStart };
}

/** The first index whose start is not before `start`. */
function lowerBound(starts: readonly string[], start: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rules whose start begins another's or is begun by it, at most `mostTried`. */
function* candidatesFor(start: string, { starts, byStart }: SameLength): Generator<ReadRule> {
  let left = mostTried;
  for (let length = 0; length < start.length && left > 0; length += 1)
    for (const rule of (byStart.get(start.slice(0, length)) ?? []).slice(0, left)) {
      left -= 1;
      yield rule;
    }
  for (let at = lowerBound(starts, start); starts[at]?.startsWith(start) && left > 0; at += 1)
    for (const rule of (byStart.get(starts[at] ?? '') ?? []).slice(0, left)) {
      left -= 1;
      yield rule;
    }
}

/** `target` is overwritten. */
function matches(rule: ReadRule, url: string, matcher: Matcher, target: TargetBuffer): boolean {
  readTarget(url, matcher.file.dialect.choices.target, matcher.policy.escapes, target);
  return matchPattern(rule.compared.pattern, target.octets, target.length) !== null;
}

/** A URL that the Allow decides although the Disallow matches it, too; checked with the evaluator. */
function tiedUrl(
  allow: ReadRule,
  disallow: ReadRule,
  matcher: Matcher,
  target: TargetBuffer,
): string | undefined {
  return sharedUrls(allow.compared.pattern, disallow.compared.pattern).find(
    (url) =>
      matcher.evaluate(url).line === allow.written.line.number &&
      matches(allow, url, matcher, target) &&
      matches(disallow, url, matcher, target),
  );
}

/** Ties that show when the beginnings of patterns are compared; each URL is checked with the evaluator. */
function plainTies({ rules }: RuleGroup, matcher: Matcher): readonly RuleTie[] {
  const closing = groupBy(
    rules.filter(({ written }) => written.kind === 'disallow' && written.value !== ''),
    ({ compared }) => compared.pattern.specificity,
  );
  const target = createTargetBuffer();
  const indexes = new Map([...closing].map(([length, list]) => [length, indexSameLength(list)]));
  return rules.flatMap((allow) => {
    const { pattern } = allow.compared;
    const index = indexes.get(pattern.specificity);
    if (allow.written.kind !== 'allow' || index === undefined) return [];
    const key = patternKey(pattern);
    for (const disallow of candidatesFor(startOf(allow), index)) {
      const isSame = patternKey(disallow.compared.pattern) === key;
      const url = isSame ? undefined : tiedUrl(allow, disallow, matcher, target);
      if (url !== undefined) return [{ allow, disallow, url }];
    }
    return [];
  });
}

/** Ties that reasoning about every URL finds. */
function everyTie(group: RuleGroup, context: LintContext): readonly RuleTie[] {
  const exact = exactGroup(group, context);
  if (exact === null) return [];
  const { matcher, search, byLine } = exact;
  return ruleTies(matcher, search).ties.flatMap(({ winner, loser, witness }) => {
    const [allow, disallow] = [byLine.get(winner), byLine.get(loser)];
    if (allow?.written.kind !== 'allow' || disallow === undefined) return [];
    const isSame = patternKey(allow.compared.pattern) === patternKey(disallow.compared.pattern);
    return isSame ? [] : [{ allow, disallow, url: witness }];
  });
}

/**
 * For each Allow of a group the first Disallow found that ties with it for some URL, by Google's reading. Patterns that
 * are the same are a conflict and no tie. At typing speed a tie that takes more than comparing how patterns begin to see
 * is not found.
 */
export function findTies(group: RuleGroup, matcher: Matcher, context: LintContext): readonly RuleTie[] {
  const [first, ...others] = group.rules;
  if (others.every(({ written }) => written.kind === first?.written.kind)) return [];
  const found = new Map<ReadRule, RuleTie>();
  for (const tie of [...plainTies(group, matcher), ...everyTie(group, context)])
    if (!found.has(tie.allow)) found.set(tie.allow, tie);
  return [...found.values()].sort((a, b) => a.allow.written.line.number - b.allow.written.line.number);
}
