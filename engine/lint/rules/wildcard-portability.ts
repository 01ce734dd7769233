import { literalDialects } from '../dialectSets.ts';
import { defineRule } from '../lintRule.ts';

/** Wildcards in a path. */
export const wildcardPortability = defineRule({
  id: 'wildcard-portability',
  category: 'portability',
  severity: 'hint',
  dialects: literalDialects,
  fix: 'none',
  supersedes: [],
  once: 'file',
  messages: {
    wildcard:
      "'{path}' has a wildcard. Today's crawlers know '*' and a final '$'; a reader that keeps to the texts of 1994 or 1996 looks for these characters in the URL and the rule does nothing.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      if (value.includes('*') || value.endsWith('$'))
        yield { messageId: 'wildcard', data: { path: value }, span };
    }
  },
});
