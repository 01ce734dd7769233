import { expect, test } from 'vitest';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { noindexDirectiveDocs } from './noindex-directive.docs.ts';
import { noindexDirective } from './noindex-directive.ts';
import { unsupportedByGoogle } from './unsupported-by-google.ts';

testRule(noindexDirective, noindexDirectiveDocs, [
  {
    text: 'User-agent: *\n NoIndex : /a # x\n',
    findings: [{ messageId: 'noindex', severity: 'warning', at: '2:2-2:14' }],
  },
]);

test('says it instead of the general note', () => {
  const source = sourceFromText('User-agent: *\nNoindex: /a\nCrawl-delay: 1\n');
  const found = runRules([noindexDirective, unsupportedByGoogle], source);
  expect(found.map(({ id, line }) => [id, line])).toEqual([
    ['noindex-directive', 2],
    ['unsupported-by-google', 3],
  ]);
});
