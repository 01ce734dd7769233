import { draft1996, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const queryPortabilityDocs: RuleDocs = {
  id: 'query-portability',
  summary: "'?' in paths, which the 1996 draft does not support",
  why: "Modern crawlers compare the path and the query, so '/search?q=' works. The 1996 draft mentions only the path, which ends before the '?', so its readers never match such a rule.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /search?q=\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /search\n' }],
  sources: [draft1996, rfc9309('2.2.2')],
};
