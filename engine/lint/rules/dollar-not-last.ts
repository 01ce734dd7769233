import { wildcardDialects } from '../dialectSets.ts';
import { defineRule } from '../lintRule.ts';

/** A '$' that is no anchor, because something follows it. */
export const dollarNotLast = defineRule({
  id: 'dollar-not-last',
  category: 'pattern',
  severity: 'info',
  dialects: wildcardDialects,
  fix: 'none',
  supersedes: [],
  messages: {
    notLast:
      "'$' marks the end of the URL only as the last character. Here '{rest}' follows, so this is a plain dollar sign and the rule matches only URLs that contain one. If the URL should end here, remove '{rest}'; if not, remove the '$'.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      const at = value.slice(0, -1).indexOf('$');
      if (at === -1) continue;
      yield {
        messageId: 'notLast',
        data: { rest: value.slice(at + 1) },
        span: { from: span.from + at, to: span.from + at + 1 },
      };
    }
  },
});
