import { askingName } from '../audiences.ts';
import { longestMatchDialects } from '../dialectSets.ts';
import { ruleGroups } from '../groupRules.ts';
import { defineRule } from '../lintRule.ts';
import { findTies } from '../ruleTies.ts';

/** An Allow that wins over a Disallow only because both are equally long. */
export const ruleTie = defineRule({
  id: 'rule-tie',
  category: 'pattern',
  severity: 'info',
  dialects: longestMatchDialects,
  fix: 'none',
  supersedes: [],
  once: 'file',
  messages: {
    tie: "This Allow and 'Disallow: {disallow}' on line {line} are equally long and both match '{url}', for example. Allow wins ties, so these URLs are allowed. Make the Disallow longer to block them.",
    other: 'This Disallow is as long as the Allow.',
  },
  *check(context) {
    for (const group of ruleGroups(context)) {
      const matcher = context.matcher('google', askingName(group.group));
      for (const { allow, disallow, url } of findTies(group, matcher, context)) {
        const { span, value, line } = disallow.written;
        yield {
          messageId: 'tie',
          data: { disallow: value, line: line.number, url },
          span: allow.written.span,
          related: [{ span, messageId: 'other' }],
        };
      }
    }
  },
});
