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
      "'{path}' reaches into the query. Today's crawlers compare it; a reader that keeps to the draft of 1996 looks at the path before the '?' alone, and the rule does nothing.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      if (value.includes('?')) yield { messageId: 'query', data: { path: value }, span };
    }
  },
});
