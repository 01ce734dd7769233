import type { AccessInput } from '../../policy/access/accessInput.ts';
import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

const sentAs = (contentType: string): AccessInput => ({
  ...plainAccessInput,
  result: { kind: 'response', status: 200, bodyOctets: null, headers: { contentType } },
});

export const statusNotTextDocs: RuleDocs = {
  id: 'status-not-text',
  summary: 'A file that is not sent as text/plain',
  why: 'The standard requires text/plain. A robots.txt sent as text/html is usually not a robots.txt but a page that the server returns for any URL. Most crawlers read a real file sent with another type; some ignore it.',
  incorrect: [
    {
      text: '<html></html>\n',
      note: 'Sent as text/html.',
      context: { fetch: sentAs('text/html; charset=utf-8') },
    },
    {
      text: 'User-agent: *\nDisallow: /a\n',
      note: 'Sent as application/octet-stream.',
      context: { fetch: sentAs('application/octet-stream') },
    },
  ],
  correct: [
    {
      text: 'User-agent: *\nDisallow: /a\n',
      note: 'Sent as text/plain.',
      context: { fetch: sentAs('text/plain; charset=utf-8') },
    },
  ],
  sources: [rfc9309('2.3'), googleSpec],
};
