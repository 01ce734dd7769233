import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { statusRedirectDocs } from './status-redirect.docs.ts';
import { statusRedirect } from './status-redirect.ts';

const hops = (count: number) => Array.from({ length: count }, () => ({ status: 302, location: '/r' }));

testRule(statusRedirect, statusRedirectDocs, [
  {
    name: 'five are followed',
    text: 'User-agent: *\n',
    context: { fetch: { ...plainAccessInput, hops: hops(5) } },
    findings: [{ messageId: 'followed', severity: 'info', data: { hops: 5 } }],
  },
  {
    name: 'six are not',
    text: 'User-agent: *\n',
    context: { fetch: { ...plainAccessInput, hops: hops(6) } },
    findings: [{ messageId: 'tooMany', severity: 'error', data: { hops: 6, limit: 5 } }],
  },
  {
    name: 'one that nobody followed yet',
    text: '',
    context: {
      fetch: {
        ...plainAccessInput,
        result: { kind: 'response', status: 301, bodyOctets: 0, headers: {}, location: '/robots2.txt' },
      },
    },
    findings: [{ messageId: 'open', data: { location: '/robots2.txt' } }],
  },
]);
