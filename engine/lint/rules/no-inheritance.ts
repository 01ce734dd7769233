import type { Matcher } from '../../evaluate/matcher.ts';
import { createMatcher } from '../../evaluate/matcher.ts';
import type { PathRule } from '../../matching/precedence.ts';
import { policyForSelection } from '../../policy/policy.ts';
import { inheritanceGap } from '../../reasoning/index.ts';
import { listNames } from '../agentLines.ts';
import { unnamedCrawler } from '../audiences.ts';
import { indexGroups } from '../groupPolicies.ts';
import type { LintContext } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';
import { sampleUrls } from '../patternRelations.ts';

/** How many rules of groups and pairs of a group and a rule of '*' are looked at in a file. */
const mostSteps = 8_000;

/** Of how many such rules every URL is thought of, and how many places that may take for each. */
const reasoning = { rules: 1_500, statesPerRule: 40 };

/** True where a URL of the rule is disallowed by '*', and the other group says nothing of it. */
function isLacking({ pattern }: PathRule, byStar: Matcher, named: Matcher): boolean {
  return sampleUrls(pattern).some((url) => {
    if (byStar.evaluate(url).allowed) return false;
    const { allowed, line } = named.evaluate(url);
    return allowed && line === 0;
  });
}

/** The rules of '*' that URLs made of their patterns show to be lacking, and those that any other URL does. */
function lackingRules(
  rules: readonly PathRule[],
  byStar: Matcher,
  own: Matcher,
  isExact: boolean,
): readonly PathRule[] {
  const shown = new Set(rules.filter((rule) => isLacking(rule, byStar, own)));
  if (!isExact || shown.size === rules.length) return [...shown];
  const lines = new Set(rules.filter((rule) => !shown.has(rule)).map(({ line }) => line));
  const maxStates = reasoning.statesPerRule * (rules.length + own.policy.rules.length);
  const gaps = new Set(inheritanceGap(own, { lines, maxStates }).gaps.map(({ a }) => a.line));
  return rules.filter((rule) => shown.has(rule) || gaps.has(rule.line));
}

/** The rules of '*' that close something. */
function closingRules({ policy }: Matcher): readonly PathRule[] {
  return policy.selection.kind === 'star'
    ? policy.rules.filter(({ allow, pattern }) => !allow && pattern.specificity > 0)
    : [];
}

function pathOf({ line }: PathRule, { lines }: LintContext): string {
  return lines[line - 1]?.field?.value ?? '';
}

/** A group that names a crawler and lacks rules of '*'. */
export const noInheritance = defineRule({
  id: 'no-inheritance',
  category: 'grouping',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    lacking:
      "'*' disallows {paths}, and this group does not. A crawler obeys only its own group, so {names} may crawl all of it. Repeat the rules here if they are for every crawler.",
    starRule: "A rule for '*' that does not apply here.",
  },
  *check(context) {
    const byStar = context.matcher('google', unnamedCrawler);
    const rules = closingRules(byStar);
    if (rules.length === 0) return;
    const file = context.reading('google');
    const index = indexGroups(file, context.groups);
    let left = mostSteps;
    let leftToReason = context.exact ? reasoning.rules : 0;
    for (const group of context.groups) {
      const named = group.agents.filter(({ star, name }) => !star && name !== '');
      const [first] = named;
      const last = context.lines[(group.rules.at(-1)?.line ?? 0) - 1];
      // Who disallows nothing by name means everything to be open.
      const closes = group.rules.some(({ kind, value }) => kind === 'disallow' && value.to > value.from);
      if (first === undefined || last === undefined || !closes || named.length < group.agents.length)
        continue;
      const selected = index.groupsFor(first.name);
      left -= selected.reduce((sum, entry) => sum + entry.group.rules.length, rules.length + selected.length);
      if (left < 0) return;
      const own = createMatcher(
        file,
        policyForSelection(file, { kind: 'named', asked: first.name, groups: selected }),
      );
      leftToReason -= rules.length + own.policy.rules.length;
      const lacking = lackingRules(rules, byStar, own, leftToReason >= 0);
      if (lacking.length === 0) continue;
      const names = named.map(({ value }) => context.textOf(value));
      const missing = [...new Set(lacking.map((rule) => pathOf(rule, context)))];
      yield {
        messageId: 'lacking',
        data: { paths: listNames(missing, 5), names: listNames(names) },
        span: context.spanOf(first.value),
        crawlers: names,
        related: lacking.slice(0, 10).flatMap(({ line }) => {
          const written = context.lines[line - 1];
          return written === undefined ? [] : [{ messageId: 'starRule' as const, span: written.span }];
        }),
        fix: {
          label: "Copy the rules for '*' here",
          edits: [
            {
              from: last.span.to,
              to: last.span.to,
              insert: missing.map((path) => `${context.lineEnd}Disallow: ${path}`).join(''),
            },
          ],
          changes: `What '*' disallows (${listNames(missing, 5)}) becomes disallowed for ${listNames(names)}.`,
        },
      };
    }
  },
});
