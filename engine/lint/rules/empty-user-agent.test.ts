import { expect, test } from 'vitest';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { emptyUserAgentDocs } from './empty-user-agent.docs.ts';
import { emptyUserAgent } from './empty-user-agent.ts';
import { emptyValue } from './empty-value.ts';

testRule(emptyUserAgent, emptyUserAgentDocs, [
  {
    text: 'User-agent: a\nUser-agent:  \nDisallow: /\n',
    findings: [{ messageId: 'empty', severity: 'error', at: '2:1-2:11' }],
  },
]);

test('hides what empty-value says of the line', () => {
  const source = sourceFromText('User-agent:\nDisallow: /\nSitemap:\n');
  expect(runRules([emptyValue, emptyUserAgent], source).map(({ id, line }) => [id, line])).toEqual([
    ['empty-user-agent', 1],
    ['empty-value', 3],
  ]);
});
