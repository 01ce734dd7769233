import { extendedStandard } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const requestRateValueDocs: RuleDocs = {
  id: 'request-rate-value',
  summary: 'A Request-rate that is not a number of pages for a time',
  why: 'Request-rate asks a crawler to fetch so many documents in so much time: seconds, or with s, m, h behind it; a window in UTC may follow. The few crawlers that read it ignore anything else.',
  incorrect: [
    { text: 'User-agent: *\nRequest-rate: 10\nDisallow: /a\n' },
    { text: 'User-agent: *\nRequest-rate: 1/10m 6am-8am\nDisallow: /a\n' },
  ],
  correct: [{ text: 'User-agent: *\nRequest-rate: 1/5\nRequest-rate: 1/10m 1300-1659\nDisallow: /a\n' }],
  sources: [extendedStandard],
};
