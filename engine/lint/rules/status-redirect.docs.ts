import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

const hop = { status: 301, location: 'https://www.example.com/robots.txt' };

export const statusRedirectDocs: RuleDocs = {
  id: 'status-redirect',
  summary: 'Redirects on the way to the file',
  why: "Crawlers follow a limited number of redirects for /robots.txt. The standard recommends five, which is also Google's limit; after that the file is treated as missing and everything is allowed. A chain is usually http to https to www, and can be one step.",
  incorrect: [
    {
      text: 'User-agent: *\nDisallow: /a\n',
      note: 'One redirect.',
      context: { fetch: { ...plainAccessInput, hops: [hop] } },
    },
    {
      text: 'User-agent: *\nDisallow: /a\n',
      note: 'Six of them.',
      context: { fetch: { ...plainAccessInput, hops: [hop, hop, hop, hop, hop, hop] } },
    },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /a\n', note: 'None.', context: { fetch: plainAccessInput } }],
  sources: [rfc9309('2.3.1.2'), googleSpec],
};
