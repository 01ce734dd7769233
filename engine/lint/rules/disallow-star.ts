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
    star: "Crawlers with wildcards read '{path}' as the whole site, readers without them as a file whose name is a star. Write '/', which closes the site for all of them.",
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
          changes: 'The whole site becomes disallowed for crawlers without wildcards, too.',
        },
      };
    }
  },
});
