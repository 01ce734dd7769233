import type { RuleDocs } from '../lintRule.ts';

export const noindexDirectiveDocs: RuleDocs = {
  id: 'noindex-directive',
  summary: 'Noindex, which no crawler supports here',
  why: "A robots.txt controls crawling, not indexing. Google unofficially obeyed a Noindex line until 2019. To keep a page out of search results, use noindex in the page or its HTTP header, and don't disallow the page.",
  incorrect: [{ text: 'User-agent: *\nNoindex: /old/\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /old/\n' }, { text: 'User-agent: *\nDisallow: /noindex/\n' }],
  sources: [
    {
      title: 'Google: a note on unsupported rules in robots.txt (2019)',
      url: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
    },
    {
      title: 'Google: block search indexing with noindex',
      url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    },
  ],
};
