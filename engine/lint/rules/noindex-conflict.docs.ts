import type { RuleDocs } from '../lintRule.ts';

export const noindexConflictDocs: RuleDocs = {
  id: 'noindex-conflict',
  summary: 'A page that is disallowed and marked noindex',
  why: "A crawler must fetch a page to see that it says 'noindex'. If robots.txt keeps it out, it never sees the mark, and the address can still turn up in search results when others link to it. Allow the page, and let the mark work.",
  incorrect: [
    {
      text: 'User-agent: *\nDisallow: /old/\n',
      context: { expectations: [{ agents: ['Googlebot'], url: '/old/page', allowed: false, noindex: true }] },
    },
  ],
  correct: [
    {
      text: 'User-agent: *\nDisallow: /private/\n',
      context: { expectations: [{ agents: ['Googlebot'], url: '/old/page', allowed: true, noindex: true }] },
    },
  ],
  sources: [
    {
      title: 'Google: block search indexing with noindex',
      url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    },
  ],
};
