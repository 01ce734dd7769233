import type { RuleDocs } from '../lintRule.ts';

export const noindexDirectiveDocs: RuleDocs = {
  id: 'noindex-directive',
  summary: 'Noindex, which no crawler honours here',
  why: 'A robots.txt says what may be crawled, not what may be listed in results. For some years Google obeyed a Noindex line without promising it, and stopped in 2019. What keeps a page out of results is noindex in the page or in its header, and for that it must not be disallowed.',
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
