import { crawlers } from '../crawlers/crawlers.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { agentAsked } from '../matching/agents.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import { buildGroups } from '../policy/buildGroups.ts';
import type { Group } from '../policy/group.ts';
import type { CrawlerPolicy, FileReading } from '../policy/policy.ts';
import { policyForSelection } from '../policy/policy.ts';
import type { GroupSelection } from '../policy/selectGroups.ts';
import { selectGroups } from '../policy/selectGroups.ts';
import type { Source } from '../source.ts';
import { policyKey, rulesKey } from './policyKey.ts';
import { createScanner } from './scanner.ts';

/** A name that no file has: it stands for every crawler that nothing names. */
export const unnamed = 'nobody-names-this-crawler';

/** Crawlers for which it matters whether a group names them, and not only what it says: it silences `*` or a fallback. */
const namingMatters: ReadonlySet<string> = new Set(
  crawlers
    .filter(({ fallbacks, ignoresStar }) => fallbacks.length > 0 || ignoresStar)
    .map(({ token }) => token.toLowerCase()),
);

/** A file in one dialect, boiled down to what decides verdicts. Equal keys mean equal verdicts, not the other way round. */
export interface KeyedReading {
  /** The names of each group, in order. */
  readonly agents: string;
  /** The groups with all that their rules say. */
  readonly structure: string;
  /**
   * Where the first group that fits a name is the only one that counts: each name as it is written first, in order, with
   * the policy that it leads to, and the default's. It holds for any name at all.
   */
  readonly ladder: string;
  readonly names: readonly string[];
  /** Where names must be equal: the policy for a name in lower case; groups that are selected together are compiled once. */
  readonly keyFor: (name: string) => string;
}

/** The names on a file's User-agent lines as a crawler would have to be called, in lower case. */
function namesOf(file: FileReading): readonly string[] {
  const names = new Set(file.groups.flatMap(({ agents }) => agents.map(({ name }) => name)));
  return [...names].map((name) => decodeUtf8(Uint8Array.from(name, (unit) => unit.charCodeAt(0))).text);
}

/** The policy of one group by itself. */
function groupPolicy(file: FileReading, group: Group): CrawlerPolicy {
  const [by] = group.agents;
  return policyForSelection(
    file,
    by === undefined ? { kind: 'none', groups: [] } : { kind: 'star', groups: [{ group, by }] },
  );
}

/** Finds the groups for a name that a line must equal; a name that no line has need not be looked for. */
function createSelector({ groups, dialect }: FileReading): (name: string) => GroupSelection {
  const { agentAsked: asked, agentFallbacks } = dialect.choices;
  const known = new Set(groups.flatMap(({ agents }) => agents.map(({ name }) => name)));
  const unnamedSelection = selectGroups(groups, [unnamed], dialect);
  const hasFallback = agentFallbacks.some((name) => known.has(name));
  return (name) =>
    hasFallback || known.has(agentAsked(name, asked))
      ? selectGroups(groups, [name], dialect)
      : unnamedSelection;
}

function ladderOf({ groups }: FileReading, groupKeys: readonly string[]): string {
  if (groupKeys.every((key) => key === '')) return '';
  const steps = new Map<string, string>();
  let fallback: string | null = null;
  for (const { agents, index } of groups) {
    const key = groupKeys[index] ?? '';
    for (const { name, star } of agents) {
      if (star) fallback ??= key;
      else if (name !== '' && !steps.has(name)) steps.set(name, key);
    }
  }
  return [...steps, ['*', fallback ?? '']].map((step) => step.join('\u0108')).join('\u0107');
}

function keyedReading(file: FileReading): KeyedReading {
  const keys = new Map<string, string>();
  const select = createSelector(file);
  const agents = file.groups.map((group) =>
    group.agents.map(({ name, star }) => (star ? '*' : `=${name}`)).join('\u0104'),
  );
  const policies = file.groups.map((group) => groupPolicy(file, group));
  return {
    agents: agents.join('\u0106'),
    structure: [...agents, ...policies.map(rulesKey)].join('\u0106'),
    ladder: ladderOf(file, policies.map(policyKey)),
    names: namesOf(file),
    keyFor: (name) => {
      const selection = select(name);
      const chosen = selection.groups.map(({ group }) => group.index).join(' ');
      let key = keys.get(chosen);
      if (key === undefined) {
        key = policyKey(policyForSelection(file, selection));
        keys.set(chosen, key);
      }
      return namingMatters.has(name) && selection.kind === 'named' ? `named ${key}` : key;
    },
  };
}

/** Reads a source in each dialect, once. */
export function createReader(source: Source): (dialect: Dialect) => KeyedReading {
  const linesFor = createScanner(source.octets);
  const readings = new Map<Dialect, KeyedReading>();
  return (dialect) => {
    const known = readings.get(dialect);
    if (known !== undefined) return known;
    const lines = linesFor(dialect);
    const reading = keyedReading({ source, dialect, lines, ...buildGroups(source.octets, lines, dialect) });
    readings.set(dialect, reading);
    return reading;
  };
}
