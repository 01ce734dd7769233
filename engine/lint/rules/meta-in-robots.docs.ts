import type { RuleDocs } from '../lintRule.ts';

export const metaInRobotsDocs: RuleDocs = {
  id: 'meta-in-robots',
  summary: 'Page-level meta tags or headers in the robots.txt',
  why: 'There are two ways to control crawlers: robots.txt controls what may be fetched, and the robots meta tag or X-Robots-Tag header controls how a page may be used. The second belongs in the page or its response. In robots.txt it has no effect.',
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
