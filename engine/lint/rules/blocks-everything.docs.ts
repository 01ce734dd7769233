import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const blocksEverythingDocs: RuleDocs = {
  id: 'blocks-everything',
  summary: 'A site that is blocked for search engines',
  why: "'Disallow: /' blocks a crawler from the whole site. On a test server you may want that. On the live site it can remove all pages from search results. It often gets there by mistake, copied from a test server.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /\n' },
    { text: 'User-agent: Googlebot\nDisallow: /\n' },
    { text: 'User-agent: *\nDisallow: /*\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /\nAllow: /public/\n' },
    { text: 'User-agent: GPTBot\nDisallow: /\n' },
    {
      text: 'User-agent: Googlebot\nDisallow: /private/\n\nUser-agent: *\nDisallow: /\n',
      note: 'A search engine is allowed by name, so blocking the rest is intentional.',
    },
  ],
  sources: [rfc9309('2.2.2'), googleSpec],
};
