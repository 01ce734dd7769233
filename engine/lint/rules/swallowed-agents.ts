import { findCrawler } from '../../crawlers/crawlers.ts';
import type { AgentLine } from '../../policy/group.ts';
import { listNames } from '../agentLines.ts';
import { dialectsWhere } from '../dialectSets.ts';
import type { LintContext } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';
import { spoilers, spoiltRuleBelow } from '../spoiltRules.ts';
import type { SwallowedRun } from '../swallowedRuns.ts';
import { swallowedRuns } from '../swallowedRuns.ts';

/** Dialects in which only rules end a run of User-agent lines. */
const joining = dialectsWhere(({ agentRunEndedBy }) => agentRunEndedBy !== 'any-other-field');

/** Those of them in which a blank line does not end it either. */
const joiningOverBlanks = dialectsWhere(
  ({ agentRunEndedBy, blankLine }) => agentRunEndedBy !== 'any-other-field' && blankLine === 'nothing',
);

/** Crawlers for a sentence: everybody first, then those named. */
function whomOf(agents: readonly AgentLine[], { textOf }: LintContext): string {
  const names = agents.flatMap(({ star, value }) => (star ? [] : [textOf(value)]));
  const everybody = agents.some(({ star }) => star) ? ['every crawler that has no group of its own'] : [];
  return [...everybody, ...(names.length === 0 ? [] : [listNames(names)])].join(' and ');
}

/** What stands between the run and the next, in words. */
function boundaryOf({ boundary, isBlankOnly }: SwallowedRun['run']): string {
  if (isBlankOnly || boundary === null) return 'the blank line';
  return `'${boundary.field?.name ?? ''}'`;
}

/** The line to point at: '*', else a search engine's crawler, else the first. */
function foremost(
  affected: readonly AgentLine[],
  isSearch: (agent: AgentLine) => boolean,
): AgentLine | undefined {
  return affected.find(({ star }) => star) ?? affected.find(isSearch) ?? affected[0];
}

/** User-agent lines meant as a group of their own that fall into the next group. */
export const swallowedAgents = defineRule({
  id: 'swallowed-agents',
  category: 'grouping',
  severity: 'warning',
  dialects: joining,
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    closed:
      "'{rule}' on line {ruleLine}, written for {owners}, blocks {whom} from the whole site. Google and every crawler that follows RFC 9309 end a group only at Allow or Disallow lines. {boundary} on line {boundaryLine} does not end it, so the names above it share the rules below. If you don't want that, give them their own empty 'Disallow:'.",
    bound:
      "The rules from line {ruleLine} on ('{rule}'), written for {owners}, also apply to {whom}. Google and every crawler that follows RFC 9309 end a group only at Allow or Disallow lines. {boundary} on line {boundaryLine} does not end it, so the names above it share the rules below. If you don't want that, give them their own empty 'Disallow:'.",
    boundary: 'This looks like the end of a group but is not.',
    rule: 'The rule that applies to them.',
  },
  *check(context) {
    for (const swallowed of swallowedRuns(context)) {
      const { run, affected, owners, rule, hasBlankBelow } = swallowed;
      const { boundary } = run;
      const last = run.agents.at(-1);
      const next = context.lines[last?.line ?? 0];
      const dialects = hasBlankBelow ? joiningOverBlanks : joining;
      const isSearch = ({ name }: AgentLine): boolean => {
        const crawler = findCrawler(name);
        return (
          crawler?.purpose === 'search' && crawler.retired === null && dialects.includes(crawler.dialect)
        );
      };
      const first = foremost(affected, isSearch);
      const ruleLine = context.lines[rule.line - 1];
      if (boundary === null || next === undefined || first === undefined || ruleLine === undefined) continue;
      // The rules of '*' are what the names would get anyway if they were not listed, so that may even be meant.
      const isGrave = first.star || (isSearch(first) && !owners.some(({ star }) => star));
      const whom = whomOf(affected, context);
      // Others' rules for a search engine are the greater harm, and said for themselves.
      const spoilt = isGrave ? null : spoiltRuleBelow(last?.line ?? 0, context);
      const said =
        ruleLine.field === null ? ruleLine.text.trim() : `${ruleLine.field.name}: ${ruleLine.field.value}`;
      yield {
        messageId: swallowed.isClosed(first) ? 'closed' : 'bound',
        severity: isGrave ? 'error' : 'warning',
        data: {
          rule: said,
          ruleLine: rule.line,
          owners: whomOf(owners, context),
          whom,
          boundary: boundaryOf(run),
          boundaryLine: boundary.number,
        },
        span: context.spanOf(first.value),
        dialects,
        ...(spoilt === null ? {} : { consequenceOf: { line: spoilt.number, rules: spoilers } }),
        crawlers: affected.flatMap(({ star, value }) => (star ? [] : [context.textOf(value)])),
        related: [
          { messageId: 'boundary', span: boundary.span },
          { messageId: 'rule', span: ruleLine.span },
        ],
        fix: {
          label: "Add an empty 'Disallow:'",
          edits: [{ from: next.span.from, to: next.span.from, insert: `Disallow:${context.lineEnd}` }],
          changes: `The rules of ${whomOf(owners, context)} (line ${rule.line} and on) no longer apply to ${whom}; unless another group says otherwise, everything is then allowed for it.`,
        },
      };
    }
  },
});
