import { testRule } from '../../testing/ruleTester.ts';
import { bomInsideDocs } from './bom-inside.docs.ts';
import { bomInside } from './bom-inside.ts';

testRule(bomInside, bomInsideDocs, [
  {
    text: '# part 1\n\ufeffUser-agent: *\nDisallow: /\n',
    findings: [
      { messageId: 'directive', at: '2:1-2:2', fixed: '# part 1\nUser-agent: *\nDisallow: /\n', safe: false },
    ],
  },
  {
    name: 'doubled at the start',
    text: '\ufeff\ufeffUser-agent: *\nDisallow: /\n',
    findings: [{ messageId: 'directive', at: '1:1-1:2' }],
  },
  {
    text: 'User-agent: *\n\u200bDisallow: /\u200ba\u200b\n',
    findings: [{ messageId: 'directive', at: '2:1-2:2', fixed: 'User-agent: *\nDisallow: /a\n' }],
  },
  { text: '\n\ufeff# note\n', findings: [{ messageId: 'comment', severity: 'info', at: '2:1-2:2' }] },
  { name: 'inside a comment', text: '# a\ufeffb\n', findings: [] },
]);
