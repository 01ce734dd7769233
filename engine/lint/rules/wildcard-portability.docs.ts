import { draft1996, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const wildcardPortabilityDocs: RuleDocs = {
  id: 'wildcard-portability',
  summary: "'*' and '$' in paths, which 1990s crawlers don't support",
  why: 'Modern crawlers support both wildcards. The 1994 and 1996 texts have neither: their readers look for a literal star or dollar sign in the URL. This matters only if you need to block such a crawler; then use a plain path.',
  incorrect: [{ text: 'User-agent: *\nDisallow: /*.pdf$\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /pdf/\n' }],
  sources: [standard1994, draft1996, rfc9309('2.2.3')],
};
