import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const statusServerErrorDocs: RuleDocs = {
  id: 'status-server-error',
  summary: 'A server error in place of the robots.txt',
  why: 'A crawler that cannot find out what is forbidden must not guess. As long as /robots.txt gives a server error, or no answer, the standard takes the whole site for disallowed, and Google stops crawling for half a day before it falls back on its last copy. A file that does not exist should give 404, not 500.',
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
