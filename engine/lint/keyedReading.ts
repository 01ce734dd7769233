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
import type { Line } from '../syntax/line.ts';
import { scanLines } from '../syntax/scanLines.ts';
import { policyKey, rulesKey } from './policyKey.ts';

/** A name that no file has: it stands for every crawler that nothing names. */
export const unnamed = 'nobody-names-this-crawler';

/** Crawlers for which it matters whether a group names them, and not only what it says: it silences `*` or a fallback. */
const namingMatters: ReadonlySet<string> = new Set(
  crawlers
    .filter(({ fallbacks, ignoresStar }) => fallbacks.length > 0 || ignoresStar)
    .map(({ token }) => token.toLowerCase()),
);

/** A file in one dialect, with the key of each crawler's policy; groups that are selected together are compiled once. */
export interface KeyedReading {
  /** Two files with the same structure have the same groups with the same rules, so the same policy for everybody. */
  readonly structure: string;
  /** Who is named where, without the rules. */
  readonly agents: string;
  /** Each group's policy by itself. */
  readonly groupKeys: readonly string[];
  readonly names: readonly string[];
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

/** Finds the groups for a name; the names of a file are sorted out once, so that a question does not read them all. */
function createSelector(file: FileReading): (name: string) => GroupSelection {
  const { groups, dialect } = file;
  const { agentMatch, agentAsked: asked, agentFallbacks } = dialect.choices;
  const lineNames = [...new Set(groups.flatMap(({ agents }) => agents.map(({ name }) => name)))];
  const known = new Set(lineNames);
  const joined = lineNames.join('\n');
  const isNamed = (name: string): boolean => {
    if (agentMatch === 'equal') return known.has(name);
    if (agentMatch === 'name-inside-line') return joined.includes(name);
    return lineNames.some((line) => line !== '' && name.includes(line));
  };
  const unnamedSelection = selectGroups(groups, [unnamed], dialect);
  const fallbackIsNamed = agentFallbacks.some(isNamed) || isNamed(unnamed);
  return (name) =>
    !fallbackIsNamed && !isNamed(agentAsked(name, asked))
      ? unnamedSelection
      : selectGroups(groups, [name], dialect);
}

function keyedReading(file: FileReading): KeyedReading {
  const keys = new Map<string, string>();
  const select = createSelector(file);
  const agents = file.groups
    .map((group) => group.agents.map(({ name, star }) => (star ? '*' : `=${name}`)).join('\u0104'))
    .join('\u0107');
  const policies = file.groups.map((group) => groupPolicy(file, group));
  return {
    structure: [agents, ...policies.map(rulesKey)].join('\u0106'),
    agents,
    groupKeys: policies.map(policyKey),
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

/** Reads a source in each dialect; those that take lines apart alike share that work. */
export function createReader(source: Source): (dialect: Dialect) => KeyedReading {
  const scanned = new Map<string, readonly Line[]>();
  const readings = new Map<Dialect, KeyedReading>();
  const linesFor = ({ choices }: Dialect): readonly Line[] => {
    const { byteOrderMark, whiteSpace, nul, lineOctets, missingColon } = choices;
    const key = [byteOrderMark, whiteSpace, nul, lineOctets, missingColon].join(' ');
    const lines = scanned.get(key) ?? scanLines(source.octets, choices);
    scanned.set(key, lines);
    return lines;
  };
  return (dialect) => {
    const known = readings.get(dialect);
    if (known !== undefined) return known;
    const lines = linesFor(dialect);
    const reading = keyedReading({ source, dialect, lines, ...buildGroups(source.octets, lines, dialect) });
    readings.set(dialect, reading);
    return reading;
  };
}
