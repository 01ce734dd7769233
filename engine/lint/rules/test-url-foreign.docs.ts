import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const testUrlForeignDocs: RuleDocs = {
  id: 'test-url-foreign',
  summary: 'A test URL that another robots.txt governs',
  why: "A robots.txt applies to the scheme, host and port it is served from. https and http, example.com and www.example.com each have their own. Crawlers don't apply this file to URLs elsewhere.",
  incorrect: [
    {
      text: 'User-agent: *\nDisallow: /a\n',
      context: { origin: 'https://example.com', urls: ['https://www.example.com/a'] },
    },
  ],
  correct: [
    {
      text: 'User-agent: *\nDisallow: /a\n',
      context: { origin: 'https://example.com', urls: ['https://example.com:443/a', '/b'] },
    },
    {
      text: 'User-agent: *\nDisallow: /a\n',
      context: { urls: ['https://www.example.com/a'] },
      note: 'The location of the file is not known.',
    },
  ],
  sources: [rfc9309('2.3')],
};
