import type { Group } from '../policy/group.ts';
import type { CrawlerPolicy, FileReading } from '../policy/policy.ts';
import { policyForSelection } from '../policy/policy.ts';
import type { SelectedGroup } from '../policy/selectGroups.ts';
import { policyKey } from './policyKey.ts';

/** Which groups hold for a name where names must be equal and groups are united, as for Google. */
export interface GroupIndex {
  /** The groups of a name in lower case, and those of '*' where nothing names it. */
  readonly groupsFor: (name: string) => readonly SelectedGroup[];
  /** The groups of everybody. */
  readonly star: readonly SelectedGroup[];
  /** Equal for two names whose verdicts are the same; empty where nothing is disallowed. */
  readonly keyFor: (name: string) => string;
  readonly starKey: () => string;
  /** The same for any groups. */
  readonly keyOf: (groups: readonly SelectedGroup[]) => string;
}

/** How many rules are read to compare policies; with more, in files made to be slow, all of them count as different. */
const readBudget = 100_000;

/** The policy of several groups together. */
export function policyOf(file: FileReading, groups: readonly SelectedGroup[]): CrawlerPolicy {
  return policyForSelection(
    file,
    groups.length === 0 ? { kind: 'none', groups: [] } : { kind: 'star', groups },
  );
}

/** Indexes groups by name, so that asking for every name of a file takes steps that grow with the file. */
export function indexGroups(file: FileReading, groups: readonly Group[]): GroupIndex {
  const byName = new Map<string, SelectedGroup[]>();
  for (const group of groups) {
    const seen = new Set<string>();
    for (const by of group.agents) {
      const name = by.star ? '*' : by.name;
      if (name === '' || seen.has(name)) continue;
      seen.add(name);
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [{ group, by }]);
      else list.push({ group, by });
    }
  }
  const keys = new Map<string, string>();
  let left = readBudget;
  const keyOf = (selected: readonly SelectedGroup[]): string => {
    const chosen = selected.map(({ group }) => group.index).join(' ');
    const known = keys.get(chosen);
    if (known !== undefined) return known;
    left -= selected.reduce((sum, { group }) => sum + group.rules.length, 0);
    const key = left < 0 ? `not compared ${chosen}` : policyKey(policyOf(file, selected));
    keys.set(chosen, key);
    return key;
  };
  const star = byName.get('*') ?? [];
  const groupsFor = (name: string): readonly SelectedGroup[] => byName.get(name) ?? star;
  const keysOfLists = new Map<readonly SelectedGroup[], string>();
  const keyFor = (name: string): string => {
    const list = groupsFor(name);
    const key = keysOfLists.get(list) ?? keyOf(list);
    keysOfLists.set(list, key);
    return key;
  };
  return {
    groupsFor,
    star,
    keyFor,
    starKey: () => keyFor('*'),
    keyOf,
  };
}
