import type { Dialect } from '../dialects/dialect.ts';
import { agentAsked, namesCrawler } from '../matching/agents.ts';
import type { AgentLine, Group } from './group.ts';

/** A group that applies, and the User-agent line by which it does. */
export interface SelectedGroup {
  readonly group: Group;
  readonly by: AgentLine;
}

/** Which groups apply to a crawler, and why. */
export type GroupSelection =
  /** `asked` is the name that found them, in lower case: the crawler's own or a fallback of the dialect. */
  | { readonly kind: 'named'; readonly asked: string; readonly groups: readonly SelectedGroup[] }
  | { readonly kind: 'star'; readonly groups: readonly SelectedGroup[] }
  | { readonly kind: 'none'; readonly groups: readonly [] };

function groupsBy(
  groups: readonly Group[],
  isWanted: (agent: AgentLine) => boolean,
): readonly SelectedGroup[] {
  return groups.flatMap((group) => {
    const by = group.agents.find(isWanted);
    return by === undefined ? [] : [{ group, by }];
  });
}

/**
 * Selects the groups for a crawler of one or more names (RFC 9309 2.2.1, 1994 'User-agent', draft-koster-robots-00
 * 3.2.1). Several names mean what Google's parser means: their groups together. '*' holds only where nothing names the
 * crawler, wherever it stands.
 */
export function selectGroups(
  groups: readonly Group[],
  agents: readonly string[],
  dialect: Dialect,
): GroupSelection {
  const { choices } = dialect;
  const limit = choices.sameAgent === 'first-only' ? 1 : undefined;
  const own = agents.map((agent) => agentAsked(agent, choices.agentAsked));
  for (const names of [own, ...choices.agentFallbacks.map((name) => [name])]) {
    const named = groupsBy(
      groups,
      (agent) => !agent.star && names.some((name) => namesCrawler(agent.name, name, choices.agentMatch)),
    );
    const by = named[0]?.by.name;
    const asked = names.find((name) => by !== undefined && namesCrawler(by, name, choices.agentMatch));
    if (asked !== undefined) return { kind: 'named', asked, groups: named.slice(0, limit) };
  }
  const star = groupsBy(groups, (agent) => agent.star);
  return star.length === 0 ? { kind: 'none', groups: [] } : { kind: 'star', groups: star.slice(0, limit) };
}
