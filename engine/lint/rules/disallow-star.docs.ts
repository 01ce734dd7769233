import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const disallowStarDocs: RuleDocs = {
  id: 'disallow-star',
  summary: "'Disallow: *' instead of 'Disallow: /'",
  why: "Crawlers with wildcard support read 'Disallow: *' as the whole site. Others look for a path that starts with a star and block nothing. 'Disallow: /' blocks the whole site for all of them.",
  incorrect: [{ text: 'User-agent: BadBot\nDisallow: *\n' }],
  correct: [{ text: 'User-agent: BadBot\nDisallow: /\n' }],
  sources: [standard1994, rfc9309('2.2.3')],
};
