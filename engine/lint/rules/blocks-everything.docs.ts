import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const blocksEverythingDocs: RuleDocs = {
  id: 'blocks-everything',
  summary: 'A site that is closed to search engines',
  why: "'Disallow: /' keeps a crawler out of the whole site. On a test server that is what is wanted. On the live site it makes all pages vanish from search results, and it often gets there by mistake, copied over from the test server.",
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
      note: 'A search engine is let in by name, so the rest is kept out on purpose.',
    },
  ],
  sources: [rfc9309('2.2.2'), googleSpec],
};
