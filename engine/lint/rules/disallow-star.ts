import { literalDialects } from '../dialectSets.ts';
import { defineRule } from '../lintRule.ts';

/** 'Disallow: *' for the whole site. */
export const disallowStar = defineRule({
  id: 'disallow-star',
  category: 'portability',
  severity: 'info',
  dialects: literalDialects,
  fix: 'changes-meaning',
  supersedes: ['wildcard-portability'],
  messages: {
    star: "Crawlers with wildcard support read '{path}' as the whole site; others read it as a literal star. Write '/', which blocks the whole site for all of them.",
  },
  *check({ rules }) {
    for (const { kind, value, span } of rules) {
      if (kind !== 'disallow' || !/^\*+\$?$/.test(value)) continue;
      yield {
        messageId: 'star',
        data: { path: value },
        span,
        fix: {
          label: "Write '/'",
          edits: [{ ...span, insert: '/' }],
          changes: 'The whole site becomes disallowed for crawlers without wildcard support, too.',
        },
      };
    }
  },
});
