import { testRule } from '../../testing/ruleTester.ts';
import { testUrlForeignDocs } from './test-url-foreign.docs.ts';
import { testUrlForeign } from './test-url-foreign.ts';

testRule(testUrlForeign, testUrlForeignDocs, [
  {
    text: 'User-agent: *\n',
    context: {
      origin: 'https://example.com',
      urls: ['http://example.com/a', 'https://example.com:8443/', 'https://EXAMPLE.com/b', '/c', 'https://'],
      expectations: [{ agents: ['a'], url: 'https://other.example/', allowed: true }],
    },
    findings: [
      {
        messageId: 'foreign',
        severity: 'warning',
        at: '1:1-1:1',
        data: {
          url: 'http://example.com/a',
          what: 'scheme',
          origin: 'https://example.com',
          governedBy: 'http://example.com/robots.txt',
        },
      },
      { messageId: 'foreign' },
      { messageId: 'foreign' },
    ],
  },
]);
