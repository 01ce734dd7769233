import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const blocksAssetsDocs: RuleDocs = {
  id: 'blocks-assets',
  summary: 'Style sheets and scripts that search engines may not fetch',
  why: "Search engines render pages as a browser does. Without style sheets and scripts they see a broken page, may decide that it doesn't work on phones, and miss text added by scripts. These files are not secret, so let crawlers fetch them.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /wp-includes/\n' },
    { text: 'User-agent: *\nDisallow: /*.js$\nDisallow: /*.css$\n' },
    { text: 'User-agent: *\nDisallow: /_next/\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /wp-includes/\nAllow: /wp-includes/*.js\nAllow: /wp-includes/*.css\n' },
    { text: 'User-agent: CCBot\nDisallow: /static/\n', note: 'Not a search engine.' },
    { text: 'User-agent: *\nDisallow: /\n', note: 'The whole site, which another rule reports.' },
  ],
  sources: [
    {
      title: 'Google: JavaScript SEO basics',
      url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
    },
    googleSpec,
  ],
};
