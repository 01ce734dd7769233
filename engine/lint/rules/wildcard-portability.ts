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
      "'{path}' has a wildcard. Modern crawlers support '*' and a final '$', but readers of the 1994 or 1996 texts treat them as literal characters, so the rule does nothing for them.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      if (value.includes('*') || value.endsWith('$'))
        yield { messageId: 'wildcard', data: { path: value }, span };
    }
  },
});
