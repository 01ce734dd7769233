import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { statusServerErrorDocs } from './status-server-error.docs.ts';
import { statusServerError } from './status-server-error.ts';

const answered = (status: number) => ({
  fetch: {
    ...plainAccessInput,
    result: { kind: 'response' as const, status, bodyOctets: null, headers: {} },
  },
});

testRule(statusServerError, statusServerErrorDocs, [
  { name: '500', text: '', context: answered(500), findings: [{ messageId: 'server', severity: 'error' }] },
  { name: '429', text: '', context: answered(429), findings: [{ messageId: 'busy' }] },
  {
    name: 'no such host',
    text: '',
    context: { fetch: { ...plainAccessInput, result: { kind: 'failure', failure: 'dns' } } },
    findings: [{ messageId: 'failure' }],
  },
  { name: '404', text: '', context: answered(404), findings: [] },
]);
