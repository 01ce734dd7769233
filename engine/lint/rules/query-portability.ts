import { defineRule } from '../lintRule.ts';

/** A query in a path. */
export const queryPortability = defineRule({
  id: 'query-portability',
  category: 'portability',
  severity: 'hint',
  dialects: ['res1996', 'res1996-book'],
  fix: 'none',
  supersedes: [],
  once: 'file',
  messages: {
    query:
      "'{path}' includes a query. Modern crawlers compare it, but readers of the 1996 draft see only the path before the '?', so the rule does nothing for them.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      if (value.includes('?')) yield { messageId: 'query', data: { path: value }, span };
    }
  },
});
