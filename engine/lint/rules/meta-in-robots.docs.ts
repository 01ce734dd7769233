import type { RuleDocs } from '../lintRule.ts';

export const metaInRobotsDocs: RuleDocs = {
  id: 'meta-in-robots',
  summary: 'Meta tags or headers of a page in the robots.txt',
  why: 'There are two ways of talking to crawlers: robots.txt says what may be fetched, and the robots meta tag or the X-Robots-Tag header says what may be done with a page. The second belongs into the page or its response. Pasted into robots.txt it does nothing.',
  incorrect: [
    { text: 'User-agent: *\nDisallow: /a\n<meta name="robots" content="noindex">\n' },
    { text: 'User-agent: *\nX-Robots-Tag: noindex\nDisallow: /a\n' },
    { text: 'User-agent: *\nDisallow: /a\nKeywords: shoes, boots\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\n# <meta name="robots" content="noindex">\n' },
    { text: 'User-agent: *\nDisallow: /<b>\n' },
  ],
  sources: [
    {
      title: 'Google: robots meta tag and X-Robots-Tag',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
    },
  ],
};
