import { defineRule } from '../lintRule.ts';

/** A rule about the file itself. */
export const robotsTxtRule = defineRule({
  id: 'robots-txt-rule',
  category: 'pattern',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    robotsTxt: 'Crawlers always fetch /robots.txt, so this line does nothing. You can remove it.',
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      if (/^\/robots\.txt[$*]*$/.test(value)) yield { messageId: 'robotsTxt', span };
    }
  },
});
