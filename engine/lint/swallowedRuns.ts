import { createMatcher } from '../evaluate/matcher.ts';
import type { AgentLine, Group, RuleLine } from '../policy/group.ts';
import type { AgentRun } from './agentRuns.ts';
import { agentRuns } from './agentRuns.ts';
import { indexGroups, policyOf } from './groupPolicies.ts';
import type { LintContext } from './lintContext.ts';
import { closingRule } from './wholeSite.ts';

/** A run of User-agent lines that falls into the group below it, for Google and others. */
export interface SwallowedRun {
  readonly run: AgentRun;
  /** Those of its lines whose crawlers get other verdicts than if the run were a group of its own. */
  readonly affected: readonly AgentLine[];
  /** The lines that the rules were written for. */
  readonly owners: readonly AgentLine[];
  /** The rule that tells best what becomes of them. */
  readonly rule: RuleLine;
  /** True where the swallowing group closes the whole site, and no other group opens some of it to the crawlers. */
  readonly isClosed: (agent: AgentLine) => boolean;
  /** True where a blank line stands between the run and the rules. */
  readonly hasBlankBelow: boolean;
}

/** How many blank lines stand before each line. */
function countBlanks({ lines }: LintContext): readonly number[] {
  let count = 0;
  return lines.map(({ role }) => {
    const before = count;
    if (role.kind === 'blank') count += 1;
    return before;
  });
}

function tellingRule({ rules }: Group): RuleLine | undefined {
  const isLong = ({ value }: RuleLine): boolean => value.to > value.from;
  return rules.find((rule) => rule.kind === 'disallow' && isLong(rule)) ?? rules[0];
}

function findSwallowedRuns(context: LintContext): readonly SwallowedRun[] {
  const parted = context.groups.map((group) => ({ group, runs: agentRuns(group, context) }));
  if (parted.every(({ runs }) => runs.length < 2)) return [];
  const blanks = countBlanks(context);
  const file = context.reading('google');
  const asWritten = parted
    .flatMap(({ group, runs }) =>
      runs.map(({ agents, boundary }) => ({ ...group, agents, rules: boundary === null ? group.rules : [] })),
    )
    .map((group, index): Group => ({ ...group, index }));
  const read = indexGroups(file, context.groups);
  const written = indexGroups(file, asWritten);
  const differs = ({ star, name }: AgentLine): boolean =>
    star ? read.starKey() !== written.starKey() : name !== '' && read.keyFor(name) !== written.keyFor(name);
  const blanksBetween = (from: number, to: number): number => (blanks[to - 1] ?? 0) - (blanks[from - 1] ?? 0);

  return parted.flatMap(({ group, runs }) => {
    const owners = runs.at(-1)?.agents ?? [];
    const rule = tellingRule(group);
    const lastOwner = owners.at(-1);
    const firstRule = group.rules[0];
    if (rule === undefined || lastOwner === undefined || firstRule === undefined) return [];
    // Where blank lines stand everywhere, also above the rules, they part nothing.
    const isDoubleSpaced = blanksBetween(lastOwner.line, firstRule.line) > 0;
    let closes: boolean | null = null;
    const isClosed = ({ star, name }: AgentLine): boolean => {
      const selected = star ? read.star : read.groupsFor(name);
      closes ??= closingRule(createMatcher(file, policyOf(file, [{ group, by: lastOwner }]))) !== null;
      return closes && selected.length === 1;
    };
    return runs.flatMap((run): readonly SwallowedRun[] => {
      if (run.boundary === null || (run.isBlankOnly && isDoubleSpaced)) return [];
      const affected = run.agents.filter(differs);
      const last = run.agents.at(-1);
      if (affected.length === 0 || last === undefined) return [];
      return [
        { run, affected, owners, rule, isClosed, hasBlankBelow: blanksBetween(last.line, rule.line) > 0 },
      ];
    });
  });
}

const known = new WeakMap<LintContext, readonly SwallowedRun[]>();

/**
 * The runs that a group swallows and for which it matters, found once a run: the verdicts of Google's grouping are
 * compared with those of the same file in which each run is a group of its own.
 */
export function swallowedRuns(context: LintContext): readonly SwallowedRun[] {
  const found = known.get(context) ?? findSwallowedRuns(context);
  known.set(context, found);
  return found;
}
