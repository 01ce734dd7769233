import { createMatcher } from '../evaluate/matcher.ts';
import type { Decider } from '../matching/decider.ts';
import { createTargetBuffer, readTarget } from '../matching/target.ts';
import { orderDependence } from '../reasoning/index.ts';
import { exactGroup } from './exactGroups.ts';
import type { ReadRule, RuleGroup } from './groupRules.ts';
import { deciderOf, longestMatchOf } from './groupRules.ts';
import type { LintContext } from './lintContext.ts';
import { sampleUrls } from './patternRelations.ts';

/** A URL whose verdict hangs on whether the first or the longest matching rule decides. */
export interface OrderDependence {
  /** The longest match: it stands too late in the file. */
  readonly late: ReadRule;
  /** The first match. */
  readonly early: ReadRule;
  readonly url: string;
}

/** The line of the rule that decides for a URL. */
function createJudge(decide: Decider): (url: string) => number {
  const target = createTargetBuffer();
  return (url) => {
    readTarget(url, 'google', 'pattern-upper-cased', target);
    return decide(target, url)?.rule.line ?? 0;
  };
}

/** One URL or two are tried for each rule, the plainest that it matches. */
function plainDependence(group: RuleGroup, order: readonly ReadRule[]): readonly OrderDependence[] {
  const longest = createJudge(longestMatchOf(group));
  const first = createJudge(deciderOf(order, 'first-match'));
  const byLine = new Map(order.map((rule) => [rule.written.line.number, rule]));
  return order.flatMap((late) => {
    for (const url of sampleUrls(late.compared.pattern)) {
      if (longest(url) !== late.written.line.number) continue;
      const early = byLine.get(first(url));
      if (early !== undefined && early.compared.allow !== late.compared.allow) return [{ late, early, url }];
    }
    return [];
  });
}

/** A URL that reasoning about all of them finds. */
function anyDependence(
  group: RuleGroup,
  order: readonly ReadRule[],
  context: LintContext,
): readonly OrderDependence[] {
  const exact = exactGroup(group, context);
  if (exact === null) return [];
  const { matcher, search, byLine } = exact;
  const rules = order.map(({ compared }) => compared);
  const found = orderDependence(createMatcher(matcher.file, { ...matcher.policy, rules }), search);
  if (found.kind !== 'differs') return [];
  const [late, early] = [byLine.get(found.a.line), byLine.get(found.b.line)];
  return late === undefined || early === undefined ? [] : [{ late, early, url: found.witness }];
}

/**
 * The rules of a group, in the order given, whose verdicts hang on the order of lines, each with a URL that shows it. At
 * typing speed what shows only where several patterns meet is not found.
 */
export function findOrderDependence(
  group: RuleGroup,
  context: LintContext,
  order: readonly ReadRule[] = group.rules,
): readonly OrderDependence[] {
  if (new Set(order.map(({ written }) => written.kind)).size < 2) return [];
  const found = plainDependence(group, order);
  return found.length > 0 ? found : anyDependence(group, order, context);
}

function push(lists: Map<ReadRule, ReadRule[]>, key: ReadRule, rule: ReadRule): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [rule]);
  else list.push(rule);
}

/** The rules of a group with each of `found` moved before the rule that it has to precede. */
export function reordered({ rules }: RuleGroup, found: readonly OrderDependence[]): readonly ReadRule[] {
  const moved = new Set(found.map(({ late }) => late));
  const before = new Map<ReadRule, ReadRule[]>();
  for (const { late, early } of found) push(before, early, late);
  const place = (rule: ReadRule): readonly ReadRule[] => [...(before.get(rule) ?? []).flatMap(place), rule];
  return rules.flatMap((rule) => (moved.has(rule) ? [] : place(rule)));
}
