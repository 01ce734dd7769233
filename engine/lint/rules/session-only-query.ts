import { wildcardDialects } from '../dialectSets.ts';
import { defineRule } from '../lintRule.ts';

/** A rule for every URL with a query. */
export const sessionOnlyQuery = defineRule({
  id: 'session-only-query',
  category: 'policy',
  severity: 'hint',
  dialects: wildcardDialects,
  fix: 'none',
  supersedes: [],
  messages: {
    everyQuery:
      "'{path}' matches every URL with a query, including pages with tracking or paging parameters that people should find. Name the parameters to block, as in '/*?*sessionid='.",
  },
  *check({ rules }) {
    for (const { kind, value, span } of rules) {
      if (kind === 'disallow' && /^\/?\*+\?\**$/.test(value))
        yield { messageId: 'everyQuery', data: { path: value }, span };
    }
  },
});
