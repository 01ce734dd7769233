import type { LintContext, WrittenRule } from '../lintContext.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';
import { plainTarget } from '../targets.ts';

/** More pairs of rule and URL than this are not compared. */
const mostPairs = 200_000;

/** The first rule that a rule differs from in letter case alone. */
function* casePairs(rules: readonly WrittenRule[]): Iterable<readonly [WrittenRule, WrittenRule]> {
  const known = new Map<string, WrittenRule>();
  for (const rule of rules) {
    if (rule.value === '') continue;
    const key = `${rule.group?.index} ${rule.value.toLowerCase()}`;
    const first = known.get(key);
    if (first === undefined) known.set(key, rule);
    else if (first.value !== rule.value) yield [first, rule];
  }
}

/** The part of a path before its first special character. */
const literalStart = (value: string): string => value.split(/[*$]/, 1)[0] ?? '';

/** The first URL that a plain rule would match if case were ignored, and does not. */
function missedUrl(rule: WrittenRule, targets: readonly string[]): string | undefined {
  const { value } = rule;
  const start = literalStart(value);
  if (start !== value || start.length < 2 || !/[A-Za-z]/.test(start)) return undefined;
  const lower = start.toLowerCase();
  return targets.find(
    (target) => target.slice(0, start.length).toLowerCase() === lower && !target.startsWith(start),
  );
}

function* missedUrls({ rules, options }: LintContext): Iterable<RuleFinding<'url'>> {
  const targets = (options.urls ?? []).map(plainTarget);
  if (targets.length * rules.length > mostPairs) return;
  const values = new Set(rules.map(({ value }) => value));
  for (const rule of rules) {
    const url = missedUrl(rule, targets);
    if (url === undefined || values.has(url.slice(0, rule.value.length))) continue;
    yield { messageId: 'url', data: { path: rule.value, url }, span: rule.span };
  }
}

/** Paths that differ only in case. */
export const pathCase = defineRule({
  id: 'path-case',
  category: 'pattern',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    contradiction:
      "Paths are case-sensitive: '{path}' and '{other}' are two different paths, one allowed and one disallowed. Check which one the site uses.",
    pair: "Paths are case-sensitive: '{path}' and '{other}' are two different paths. That is fine if the site uses both.",
    first: "'{other}' is here.",
    url: "Paths are case-sensitive: '{path}' does not match '{url}' in the URL list, which differs only in letter case.",
  },
  *check(context) {
    for (const [first, rule] of casePairs(context.rules)) {
      const data = { path: rule.value, other: first.value };
      const contradicts = first.kind !== rule.kind;
      yield {
        messageId: contradicts ? 'contradiction' : 'pair',
        severity: contradicts ? 'warning' : 'info',
        data,
        span: rule.span,
        related: [{ messageId: 'first', data, span: first.span }],
      };
    }
    yield* missedUrls(context);
  },
});
