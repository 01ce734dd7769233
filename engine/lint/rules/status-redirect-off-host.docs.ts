import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const statusRedirectOffHostDocs: RuleDocs = {
  id: 'status-redirect-off-host',
  summary: 'A redirect to the file of another host',
  why: "A robots.txt applies to the host, scheme and port it was requested from, wherever a redirect leads. If the redirect goes to another host, that host's file controls both, and whoever edits it may not know. Often a redirect of all URLs to a new domain includes /robots.txt.",
  incorrect: [
    {
      text: 'User-agent: *\nDisallow: /a\n',
      note: 'example.com sends its crawlers to example.net.',
      context: {
        fetch: {
          ...plainAccessInput,
          robotsUrl: 'https://example.com/robots.txt',
          hops: [{ status: 301, location: 'https://example.net/robots.txt' }],
        },
      },
    },
  ],
  correct: [
    {
      text: 'User-agent: *\nDisallow: /a\n',
      note: 'From http to https on the same host.',
      context: {
        fetch: {
          ...plainAccessInput,
          robotsUrl: 'http://example.com/robots.txt',
          hops: [{ status: 301, location: 'https://example.com/robots.txt' }],
        },
      },
    },
  ],
  sources: [rfc9309('2.3.1.2')],
};
