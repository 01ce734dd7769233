import type { AgentLine, Group } from '../policy/group.ts';
import type { LintContext, LintLine } from './lintContext.ts';
import { nearField } from './nearField.ts';

/** User-agent lines that stand together, and where somebody who reads line by line sees them end. */
export interface AgentRun {
  readonly agents: readonly AgentLine[];
  /** The line after it that looks like the end of a group and is none for Google; null for the run above the rules. */
  readonly boundary: LintLine | null;
  /** True where nothing but blank lines and comments parts it from the next. */
  readonly isBlankOnly: boolean;
}

/** A blank line, or a field that is neither a rule nor an attempt at a User-agent line, looks like the end of a run. */
function seemsToEnd({ role, field }: LintLine): boolean {
  if (role.kind === 'blank' || role.kind === 'other') return true;
  return role.kind === 'unknown' && field !== null && nearField(field.name) !== 'user-agent';
}

/** The User-agent lines of one of Google's groups, parted where they seem to be meant as groups of their own. */
export function agentRuns({ agents }: Group, { lines }: LintContext): readonly AgentRun[] {
  const runs: AgentRun[] = [];
  let current: AgentLine[] = [];
  for (const [index, agent] of agents.entries()) {
    current.push(agent);
    const next = agents[index + 1];
    const between = next === undefined ? [] : lines.slice(agent.line, next.line - 1).filter(seemsToEnd);
    const boundary = between.find(({ role }) => role.kind !== 'blank') ?? between[0] ?? null;
    if (boundary === null && next !== undefined) continue;
    runs.push({ agents: current, boundary, isBlankOnly: boundary?.role.kind === 'blank' });
    current = [];
  }
  return runs;
}
