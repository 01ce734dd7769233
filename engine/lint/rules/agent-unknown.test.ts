import { expect, test } from 'vitest';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { agentTypo } from './agent-typo.ts';
import { agentUnknownDocs } from './agent-unknown.docs.ts';
import { agentUnknown } from './agent-unknown.ts';

testRule(agentUnknown, agentUnknownDocs, [
  {
    text: 'User-agent: foo/1.0\nUser-agent: Foo/1.0\nUser-agent: bar\nDisallow: /\n',
    findings: [
      { messageId: 'unknown', severity: 'hint', data: { name: 'foo' }, at: '1:13-1:16', related: [3] },
    ],
  },
]);

test('a misspelt name is not called unknown as well', () => {
  const source = sourceFromText('User-agent: Googelbot\nDisallow: /\n');
  expect(runRules([agentUnknown, agentTypo], source).map(({ id }) => id)).toEqual(['agent-typo']);
});
