import type { RuleDocs } from '../lintRule.ts';

export const noindexConflictDocs: RuleDocs = {
  id: 'noindex-conflict',
  summary: 'A page that is disallowed and marked noindex',
  why: 'A crawler must fetch a page to see its noindex. If robots.txt blocks the page, the noindex is never seen, and the URL can still appear in search results if other pages link to it. Allow the page so that noindex works.',
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
