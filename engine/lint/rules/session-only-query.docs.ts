import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sessionOnlyQueryDocs: RuleDocs = {
  id: 'session-only-query',
  summary: 'A rule that blocks every URL with a query',
  why: "'/*?' is written to keep session ids and filters out. It also covers pages that are meant to be found: the same article with a campaign parameter, the second page of a list. Links with such parameters then lead a crawler nowhere. Name the parameters, or set a canonical address.",
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
