import { draft1996, googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyAllowDocs: RuleDocs = {
  id: 'empty-allow',
  summary: 'An Allow without a path',
  why: "An empty Allow is not the counterpart of an empty Disallow: today's crawlers skip it. Whoever means 'nothing is allowed' is not obeyed, and whoever means 'everything' needs no line, since what no rule disallows is allowed. Readers of the 1990s take it as permission for everything.",
  incorrect: [{ text: 'User-agent: *\nAllow:\n' }],
  correct: [{ text: 'User-agent: *\nAllow: /\n' }, { text: 'User-agent: *\nDisallow:\n' }],
  sources: [draft1996, googleParser],
};
