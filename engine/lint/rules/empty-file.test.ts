import { testRule } from '../../testing/ruleTester.ts';
import { emptyFileDocs } from './empty-file.docs.ts';
import { emptyFile } from './empty-file.ts';

testRule(emptyFile, emptyFileDocs, [
  { text: '\ufeff \r\n', findings: [{ messageId: 'empty', at: '1:0-1:0' }] },
  { text: '\n# x\n', findings: [{ messageId: 'comments', at: '1:1-1:1' }] },
  { text: 'nonsense\n', findings: [] },
]);
