import { draft1996, rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const wildcardPortabilityDocs: RuleDocs = {
  id: 'wildcard-portability',
  summary: "'*' and '$' in paths, which crawlers of the 1990s don't know",
  why: "Today's crawlers know both wildcards. The texts of 1994 and 1996 have neither: a reader that keeps to them looks for a star or a dollar sign in the URL and never finds it. It matters only if such a crawler is to be kept out, and then a plain path is the only means.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /*.pdf$\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /pdf/\n' }],
  sources: [standard1994, draft1996, rfc9309('2.2.3')],
};
