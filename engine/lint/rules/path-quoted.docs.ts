import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathQuotedDocs: RuleDocs = {
  id: 'path-quoted',
  summary: 'Quotes around a path',
  why: 'robots.txt has no quoting: quotes become part of the path, no path starts with one, and the rule matches nothing.',
  incorrect: [
    { text: 'User-agent: *\nDisallow: "/private/"\n' },
    { text: "User-agent: *\nDisallow: '/private/'\n" },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /private/\n' },
    {
      text: "User-agent: *\nDisallow: /find-someone's-address\n",
      note: 'An apostrophe may be part of a path.',
    },
  ],
  sources: [rfc9309('2.2'), googleParser],
};
