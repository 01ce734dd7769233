import { draft1996, googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const robotsTxtRuleDocs: RuleDocs = {
  id: 'robots-txt-rule',
  summary: 'A rule about /robots.txt itself',
  why: 'A crawler must fetch the file to read the rule, and RFC 9309 says that /robots.txt is always allowed. A rule about it has no effect on crawlers; to keep the file itself out of search results, send it with an X-Robots-Tag header.',
  incorrect: [
    { text: 'User-agent: *\nDisallow: /robots.txt\n' },
    { text: 'User-agent: *\nAllow: /robots.txt\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /robots/\n' }],
  sources: [rfc9309('2.2.2'), draft1996, googleSpec],
};
