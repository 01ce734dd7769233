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
    robotsTxt:
      'Crawlers fetch /robots.txt whatever it says of itself, so this line does nothing. It can be removed.',
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      if (/^\/robots\.txt[$*]*$/.test(value)) yield { messageId: 'robotsTxt', span };
    }
  },
});
