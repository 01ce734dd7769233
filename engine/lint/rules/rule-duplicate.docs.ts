import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const ruleDuplicateDocs: RuleDocs = {
  id: 'rule-duplicate',
  summary: 'A duplicate rule in a group',
  why: "The second one has no effect, and changing only one of them may not change the result. '/é' and '/%C3%A9' are the same rule for Google and RFC 9309.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\nDisallow: /a/\n' },
    { text: 'User-agent: *\nDisallow: /é\nDisallow: /%C3%A9\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a/\n\nUser-agent: FooBot\nDisallow: /a/\n' },
    { text: 'User-agent: *\nDisallow: /a\nDisallow: /a/\nDisallow: /A\n' },
  ],
  sources: [rfc9309('2.2.2'), googleParser],
};
