import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { draft1996, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const statusClosedDocs: RuleDocs = {
  id: 'status-closed',
  summary: 'A robots.txt that the server refuses to send',
  why: 'If a server returns 401 or 403 for /robots.txt, for example because a firewall blocks crawlers, readers disagree: the 1996 draft recommends treating the whole site as blocked, while RFC 9309 and Google treat it as allowed.',
  incorrect: [
    {
      text: '',
      note: 'Status 403.',
      context: {
        fetch: {
          ...plainAccessInput,
          result: { kind: 'response', status: 403, bodyOctets: null, headers: {} },
        },
      },
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow:\n', note: 'Status 200.', context: { fetch: plainAccessInput } },
    {
      text: '',
      note: 'Status 404: there is no file, and that is fine.',
      context: {
        fetch: {
          ...plainAccessInput,
          result: { kind: 'response', status: 404, bodyOctets: null, headers: {} },
        },
      },
    },
  ],
  sources: [rfc9309('2.3.1.3'), draft1996],
};
