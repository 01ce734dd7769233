import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const statusServerErrorDocs: RuleDocs = {
  id: 'status-server-error',
  summary: 'A server error instead of the robots.txt',
  why: "A crawler that can't read the rules must not guess. While /robots.txt returns a server error or no response, the standard treats the whole site as disallowed, and Google stops crawling for 12 hours before it uses its cached copy. For a missing file, return 404, not 500.",
  incorrect: [
    {
      text: '',
      note: 'Status 503.',
      context: {
        fetch: {
          ...plainAccessInput,
          result: { kind: 'response', status: 503, bodyOctets: null, headers: {} },
        },
      },
    },
    {
      text: '',
      note: 'No answer in time.',
      context: { fetch: { ...plainAccessInput, result: { kind: 'failure', failure: 'timeout' } } },
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow:\n', note: 'Status 200.', context: { fetch: plainAccessInput } },
  ],
  sources: [rfc9309('2.3.1.4'), googleSpec],
};
