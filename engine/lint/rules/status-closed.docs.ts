import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { draft1996, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const statusClosedDocs: RuleDocs = {
  id: 'status-closed',
  summary: 'A robots.txt that the server refuses to send',
  why: "A server that answers 401 or 403 for /robots.txt, for instance because a firewall takes crawlers for attackers, says opposite things to different readers: the draft of 1996 advises to take the whole site for closed, today's standard and Google take it for open.",
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
