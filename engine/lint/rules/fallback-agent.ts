import type { Crawler } from '../../crawlers/crawler.ts';
import { crawlers } from '../../crawlers/crawlers.ts';
import { firstLines, listNames } from '../agentLines.ts';
import { indexGroups } from '../groupPolicies.ts';
import { defineRule } from '../lintRule.ts';

/** The crawlers in use that obey the group of a name, in lower case, where none names them. */
const followers: ReadonlyMap<string, readonly Crawler[]> = crawlers.reduce((map, crawler) => {
  if (crawler.retired !== null) return map;
  for (const fallback of crawler.fallbacks) {
    const name = fallback.toLowerCase();
    map.set(name, [...(map.get(name) ?? []), crawler]);
  }
  return map;
}, new Map<string, readonly Crawler[]>());

/** A group that binds crawlers which it does not name. */
export const fallbackAgent = defineRule({
  id: 'fallback-agent',
  category: 'policy',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    follows:
      "This group also applies to {names}: no group names them, and their operators say they then obey the group for {token} before '*'.",
  },
  *check(context) {
    const lines = firstLines(context);
    const named = new Set(lines.flatMap(({ crawler }) => crawler ?? []));
    const index = indexGroups(context.reading('google'), context.groups);
    for (const { name, span, agent } of lines) {
      const bound = (followers.get(name.toLowerCase()) ?? []).filter((crawler) => !named.has(crawler));
      // Where '*' says the same, it makes no difference which of the two they obey.
      if (bound.length === 0 || index.keyFor(agent.name) === index.starKey()) continue;
      const names = bound.map(({ token }) => token);
      yield {
        messageId: 'follows',
        data: { names: listNames(names), token: name },
        span: { from: span.from, to: span.from + name.length },
        crawlers: names,
      };
    }
  },
});
