import { extendedStandard } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const requestRateValueDocs: RuleDocs = {
  id: 'request-rate-value',
  summary: 'A Request-rate that is not pages per period',
  why: 'Request-rate limits a crawler to a number of documents per period, in seconds or with the unit s, m or h, optionally followed by a time window in UTC. The few crawlers that support it ignore anything else.',
  incorrect: [
    { text: 'User-agent: *\nRequest-rate: 10\nDisallow: /a\n' },
    { text: 'User-agent: *\nRequest-rate: 1/10m 6am-8am\nDisallow: /a\n' },
  ],
  correct: [{ text: 'User-agent: *\nRequest-rate: 1/5\nRequest-rate: 1/10m 1300-1659\nDisallow: /a\n' }],
  sources: [extendedStandard],
};
