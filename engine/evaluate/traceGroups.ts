import { namesCrawler } from '../matching/agents.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import type { AgentLine, Group } from '../policy/group.ts';
import type { CrawlerPolicy, FileReading } from '../policy/policy.ts';

/** A User-agent line as a trace shows it. */
export interface TracedAgentLine {
  /** 1-based. */
  readonly line: number;
  /** The value as written. */
  readonly value: string;
  /** The name as the dialect compares it, in lower case; '' where the line names nobody or is the default. */
  readonly name: string;
  /** True where the line is the default for every crawler. */
  readonly star: boolean;
}

/** A group that applies. */
export interface TracedGroup {
  /** 0-based place among the file's groups. */
  readonly group: number;
  readonly agents: readonly TracedAgentLine[];
  /** The line of the User-agent line by which it applies. */
  readonly byLine: number;
}

/**
 * Why a group does not apply.
 * - 'names-others': it names other crawlers.
 * - 'default-but-named': it is the default, and another group names the crawler.
 * - 'later-group': it would apply, but the dialect takes the first such group alone.
 * - 'ignores-star': it is the default, and the crawler does not obey it.
 * - 'not-asked': the crawler obeys nothing that this file says.
 */
export type PassedOverReason =
  | 'names-others'
  | 'default-but-named'
  | 'later-group'
  | 'ignores-star'
  | 'not-asked';

/** A group that does not apply, and why. */
export interface PassedOverGroup {
  readonly group: number;
  readonly agents: readonly TracedAgentLine[];
  readonly reason: PassedOverReason;
}

/** Which groups of a file apply to the crawler, and which don't. */
export interface GroupTrace {
  readonly kind: 'named' | 'star' | 'none';
  /** The name that found the groups, in lower case: the crawler's own or a fallback; null where none did. */
  readonly asked: string | null;
  readonly groups: readonly TracedGroup[];
  readonly passedOver: readonly PassedOverGroup[];
}

function traceAgents(file: FileReading, group: Group): readonly TracedAgentLine[] {
  const { octets } = file.source;
  return group.agents.map(({ line, value, name, star }) => ({
    line,
    value: decodeUtf8(octets.subarray(value.from, value.to)).text,
    name,
    star,
  }));
}

function reasonFor(group: Group, file: FileReading, policy: CrawlerPolicy): PassedOverReason {
  const { selection, unbound } = policy;
  const isDefault = group.agents.some((agent) => agent.star);
  if (unbound !== null)
    return unbound === 'ignores-star' && isDefault ? 'ignores-star' : unboundReason(unbound);
  if (selection.kind === 'star') return isDefault ? 'later-group' : 'names-others';
  if (selection.kind === 'none') return 'names-others';
  const { agentMatch } = file.dialect.choices;
  const isNamed = (agent: AgentLine): boolean =>
    !agent.star && namesCrawler(agent.name, selection.asked, agentMatch);
  if (group.agents.some(isNamed)) return 'later-group';
  return isDefault ? 'default-but-named' : 'names-others';
}

function unboundReason(unbound: NonNullable<CrawlerPolicy['unbound']>): PassedOverReason {
  return unbound === 'ignores-star' ? 'names-others' : 'not-asked';
}

function readGroups(file: FileReading, policy: CrawlerPolicy): GroupTrace {
  const { selection } = policy;
  const chosen = new Set(selection.groups.map(({ group }) => group.index));
  return {
    kind: selection.kind,
    asked: selection.kind === 'named' ? selection.asked : null,
    groups: selection.groups.map(({ group, by }) => ({
      group: group.index,
      agents: traceAgents(file, group),
      byLine: by.line,
    })),
    passedOver: file.groups
      .filter((group) => !chosen.has(group.index))
      .map((group) => ({
        group: group.index,
        agents: traceAgents(file, group),
        reason: reasonFor(group, file, policy),
      })),
  };
}

/** The groups are the same for every URL, and a long file has many. */
const known = new WeakMap<CrawlerPolicy, GroupTrace>();

/** Which groups apply to a policy's crawler and by which line, and why the others don't. */
export function traceGroups(file: FileReading, policy: CrawlerPolicy): GroupTrace {
  const found = known.get(policy) ?? readGroups(file, policy);
  known.set(policy, found);
  return found;
}
