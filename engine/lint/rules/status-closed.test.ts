import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { statusClosedDocs } from './status-closed.docs.ts';
import { statusClosed } from './status-closed.ts';

testRule(statusClosed, statusClosedDocs, [
  {
    name: '401',
    text: '<html>',
    context: {
      fetch: { ...plainAccessInput, result: { kind: 'response', status: 401, bodyOctets: 6, headers: {} } },
    },
    findings: [
      {
        messageId: 'closed',
        severity: 'warning',
        data: {
          status: 401,
          google: 'treats everything as allowed',
          draft: 'treats everything as disallowed',
        },
        at: '1:1-1:1',
      },
    ],
  },
  { name: 'nothing known of the fetch', text: '', findings: [] },
]);
