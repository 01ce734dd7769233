import { testRule } from '../../testing/ruleTester.ts';
import { dosLineEndingsDocs } from './dos-line-endings.docs.ts';
import { dosLineEndings } from './dos-line-endings.ts';

testRule(dosLineEndings, dosLineEndingsDocs, [
  {
    text: 'User-agent: *\r\n\r\nDisallow: /a',
    findings: [{ messageId: 'crlf', at: '1:14-2:1', fixed: 'User-agent: *\n\nDisallow: /a', safe: true }],
  },
  {
    text: 'User-agent: *\rDisallow: /a\r',
    findings: [{ messageId: 'cr', fixed: 'User-agent: *\nDisallow: /a\n', safe: true }],
  },
  { name: 'doubled CR is mixed', text: 'a: b\r\r\n', findings: [] },
  { name: 'one line without an end', text: 'User-agent: *', findings: [] },
]);
