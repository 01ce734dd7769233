import { createDecider } from '../matching/decider.ts';
import type { PathRule, Precedence } from '../matching/precedence.ts';
import { createTargetBuffer, readTarget } from '../matching/target.ts';
import type { ReadRule, RuleGroup } from './groupRules.ts';
import { sampleUrls } from './patternRelations.ts';

/** A URL whose verdict hangs on whether the first or the longest matching rule decides. */
export interface OrderDependence {
  /** The longest match: it stands too late in the file. */
  readonly late: ReadRule;
  /** The first match. */
  readonly early: ReadRule;
  readonly url: string;
}

type Judge = (url: string) => PathRule | null;

function createJudge(rules: readonly PathRule[], precedence: Precedence): Judge {
  const decide = createDecider(rules, precedence);
  const target = createTargetBuffer();
  return (url) => {
    readTarget(url, 'google', 'pattern-upper-cased', target);
    return decide(target, url)?.rule ?? null;
  };
}

/**
 * The rules of a group whose verdicts hang on the order of lines, each with a URL that shows it. One URL is tried for
 * each rule, the plainest that it matches, so what shows only where several patterns meet is not found.
 */
export function findOrderDependence(rules: readonly ReadRule[]): readonly OrderDependence[] {
  const plain = rules
    .filter(({ written }) => written.value !== '')
    .map(({ compared }) => ({ ...compared, alternative: null }));
  const longest = createJudge(plain, 'longest-allow-wins-ties');
  const first = createJudge(plain, 'first-match');
  const byLine = new Map(rules.map((rule) => [rule.written.line.number, rule]));
  return rules.flatMap((late) => {
    for (const url of sampleUrls(late.compared.pattern)) {
      const [winner, earlier] = [longest(url), first(url)];
      const early = earlier === null ? undefined : byLine.get(earlier.line);
      if (winner?.line !== late.written.line.number || early === undefined) continue;
      if (early.compared.allow !== late.compared.allow) return [{ late, early, url }];
    }
    return [];
  });
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
