import type { AgentLine, Group } from './group.ts';
import type { FileReading } from './policy.ts';

/** A name that groups of a file go by. */
export interface GroupName {
  /** As the dialect compares it, in lower case; '' for the default. */
  readonly name: string;
  /** True for the default of every crawler. */
  readonly star: boolean;
  /** The User-agent lines that say it, 1-based; those of groups that do not count are among them. */
  readonly lines: readonly number[];
}

/** What holds for some names once a dialect has put groups together. */
export interface MergedGroup {
  /** All names for which exactly these groups hold, in file order. */
  readonly names: readonly GroupName[];
  /** The groups whose rules hold, in file order: one, or several that the dialect unites. */
  readonly groups: readonly Group[];
  /** Later groups of the same names, where the dialect takes the first alone. */
  readonly passedOver: readonly Group[];
}

const keyOf = ({ name, star }: AgentLine): string => (star ? '*' : `= ${name}`);

/**
 * The groups of a file as they hold for the names that it says: those of one name united, or the first alone, as the
 * dialect has it. Names for which the same groups hold are together. Lines that name nobody are left out.
 */
export function mergedGroups({ groups, dialect }: FileReading): readonly MergedGroup[] {
  const byName = new Map<string, { readonly agent: AgentLine; lines: number[]; groups: Set<Group> }>();
  for (const group of groups)
    for (const agent of group.agents) {
      if (!agent.star && agent.name === '') continue;
      const known = byName.get(keyOf(agent)) ?? { agent, lines: [], groups: new Set() };
      known.lines.push(agent.line);
      known.groups.add(group);
      byName.set(keyOf(agent), known);
    }
  const merged = new Map<
    string,
    { names: GroupName[]; groups: readonly Group[]; passedOver: readonly Group[] }
  >();
  for (const { agent, lines, groups: all } of byName.values()) {
    const ordered = [...all];
    const count = dialect.choices.sameAgent === 'united' ? ordered.length : 1;
    const key = ordered.map(({ index }) => index).join(' ');
    const known = merged.get(key) ?? {
      names: [],
      groups: ordered.slice(0, count),
      passedOver: ordered.slice(count),
    };
    known.names.push({ name: agent.name, star: agent.star, lines });
    merged.set(key, known);
  }
  return [...merged.values()];
}
