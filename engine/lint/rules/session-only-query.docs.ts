import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sessionOnlyQueryDocs: RuleDocs = {
  id: 'session-only-query',
  summary: 'A rule that blocks every URL with a query',
  why: "'/*?' is meant to block session ids and filters. It also blocks pages that people should find, such as an article with a campaign parameter or the second page of a list. Crawlers then can't follow links with such parameters. Name the parameters, or set a canonical URL.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /*?*\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /*?*sessionid=\nDisallow: /search?\n' }],
  sources: [
    googleSpec,
    {
      title: 'Google: managing faceted navigation URLs',
      url: 'https://developers.google.com/crawling/docs/faceted-navigation',
    },
  ],
};
