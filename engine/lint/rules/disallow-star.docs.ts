import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const disallowStarDocs: RuleDocs = {
  id: 'disallow-star',
  summary: "'Disallow: *' where '/' says the same to everybody",
  why: "Crawlers with wildcards take 'Disallow: *' for the whole site. Readers without them look for a path that begins with a star and close nothing. 'Disallow: /' closes the whole site for all of them.",
  incorrect: [{ text: 'User-agent: BadBot\nDisallow: *\n' }],
  correct: [{ text: 'User-agent: BadBot\nDisallow: /\n' }],
  sources: [standard1994, rfc9309('2.2.3')],
};
