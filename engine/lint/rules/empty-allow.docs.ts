import { draft1996, googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyAllowDocs: RuleDocs = {
  id: 'empty-allow',
  summary: 'An Allow without a path',
  why: "An empty Allow is not the opposite of an empty Disallow: modern crawlers ignore it. It does not block anything, and you don't need it to allow everything, because anything not disallowed is allowed. Readers from the 1990s take it to allow everything.",
  incorrect: [{ text: 'User-agent: *\nAllow:\n' }],
  correct: [{ text: 'User-agent: *\nAllow: /\n' }, { text: 'User-agent: *\nDisallow:\n' }],
  sources: [draft1996, googleParser],
};
