import { draft1996, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const queryPortabilityDocs: RuleDocs = {
  id: 'query-portability',
  summary: "'?' in paths, which the draft of 1996 does not provide for",
  why: "Today's crawlers compare the path and the query, so '/search?q=' works. The draft of 1996 speaks of the path alone, which ends before the '?': a reader that keeps to it never matches such a rule.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /search?q=\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /search\n' }],
  sources: [draft1996, rfc9309('2.2.2')],
};
