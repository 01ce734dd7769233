import { testRule } from '../../testing/ruleTester.ts';
import { testUrlInvalidDocs } from './test-url-invalid.docs.ts';
import { testUrlInvalid } from './test-url-invalid.ts';

testRule(testUrlInvalid, testUrlInvalidDocs, [
  {
    text: 'User-agent: *\n',
    context: {
      urls: ['https://', '/a', 'https://example.com:99999/'],
      expectations: [{ agents: ['a'], url: 'https://', allowed: true }],
    },
    findings: [
      { messageId: 'invalid', severity: 'warning', data: { url: 'https://' }, at: '1:1-1:1' },
      { messageId: 'invalid', data: { url: 'https://example.com:99999/' } },
    ],
  },
  { text: '', context: { urls: ['/é b', 'example.com/a', 'https://münchen.example/'] }, findings: [] },
]);
