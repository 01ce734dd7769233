import type { AgentLine, Group } from '../policy/group.ts';
import type { TextEdit } from './finding.ts';
import type { GroupIndex } from './groupPolicies.ts';
import { indexGroups } from './groupPolicies.ts';
import type { LintContext } from './lintContext.ts';
import { removeLine } from './removeLine.ts';

/** Names that several of Google's groups give rules to, the same groups to all of them. */
export interface DuplicateAgent {
  readonly names: readonly string[];
  /** In the first of the groups. */
  readonly first: AgentLine;
  /** The later lines, one a group. */
  readonly later: readonly AgentLine[];
  /** True where the first group alone gives other verdicts than all of them together. */
  readonly matters: boolean;
  /** Moves the rules of the later groups into the first; null where their other names or lines stand in the way. */
  readonly merge: readonly TextEdit[] | null;
}

const namesOf = new WeakMap<Group, string>();

function agentNames(group: Group): string {
  const names =
    namesOf.get(group) ??
    [...new Set(group.agents.map(({ star, name }) => (star ? '*' : name)))].toSorted().join('\n');
  namesOf.set(group, names);
  return names;
}

/** Moves the rules of groups with the same names to the end of the first, with the lines' comments. */
function mergeGroups(
  first: Group,
  later: readonly Group[],
  context: LintContext,
): readonly TextEdit[] | null {
  const end = context.lines[(first.rules.at(-1)?.line ?? 0) - 1];
  const names = agentNames(first);
  const canMove = later.every(
    (group) => agentNames(group) === names && group.others.every(({ field }) => field === 'sitemap'),
  );
  if (end === undefined || end.end === 'none' || !canMove) return null;
  const lineOf = (number: number) => context.lines[number - 1] ?? end;
  const moved = later.flatMap(({ rules }) =>
    rules.map(({ line }) => `${lineOf(line).text.trimStart()}${context.lineEnd}`),
  );
  const at = context.wholeLine(end.number).to;
  const removed = later.flatMap(({ agents, rules }) => [
    ...agents.map(({ line }) => removeLine(lineOf(line), context)),
    ...rules.map(({ line }) => ({ ...context.wholeLine(line), insert: '' })),
  ]);
  return [{ from: at, to: at, insert: moved.join('') }, ...withoutOverlap(removed)];
}

/** The last line of a file is removed with the line end above it, which the line above may have taken along. */
function withoutOverlap(edits: readonly TextEdit[]): readonly TextEdit[] {
  let reached = 0;
  return edits
    .toSorted((a, b) => a.from - b.from)
    .map((edit) => {
      const from = Math.max(edit.from, reached);
      reached = edit.to;
      return { ...edit, from };
    });
}

const known = new WeakMap<LintContext, readonly DuplicateAgent[]>();

function findDuplicates(context: LintContext): readonly DuplicateAgent[] {
  const { groups } = context;
  const index: GroupIndex = indexGroups(context.reading('google'), groups);
  const names = new Set(groups.flatMap(({ agents }) => agents.map(({ star, name }) => (star ? '*' : name))));
  const found = new Map<string, DuplicateAgent>();
  for (const name of names) {
    const isStar = name === '*';
    const selected = (isStar ? index.star : index.groupsFor(name)).filter(
      ({ group }) => group.rules.length > 0,
    );
    const [first, ...later] = selected;
    if (name === '' || first === undefined || later.length === 0) continue;
    const key = `${isStar} ${selected.map(({ group }) => group.index).join(' ')}`;
    const shown = context.textOf(first.by.value);
    const same = found.get(key);
    const [one, ...rest] = selected.map(({ group }) => group);
    found.set(key, {
      names: [...(same?.names ?? []).slice(0, 20), shown],
      first: same?.first ?? first.by,
      later: same?.later ?? later.map(({ by }) => by),
      matters: same?.matters ?? index.keyOf([first]) !== index.keyOf(selected),
      merge:
        same !== undefined || one === undefined ? (same?.merge ?? null) : mergeGroups(one, rest, context),
    });
  }
  return [...found.values()];
}

/** The names that several groups with rules have, '*' among them, in file order; found once a run. */
export function duplicateAgents(context: LintContext): readonly DuplicateAgent[] {
  const found = known.get(context) ?? findDuplicates(context);
  known.set(context, found);
  return found;
}
