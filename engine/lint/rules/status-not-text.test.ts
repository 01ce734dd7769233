import { expect, test } from 'vitest';
import { plainAccessInput } from '../../policy/access/accessInput.ts';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { pathNoSlash } from './path-no-slash.ts';
import { statusNotTextDocs } from './status-not-text.docs.ts';
import { statusNotText } from './status-not-text.ts';

const answered = (status: number, contentType: string) => ({
  fetch: {
    ...plainAccessInput,
    result: { kind: 'response' as const, status, bodyOctets: null, headers: { contentType } },
  },
});

testRule(statusNotText, statusNotTextDocs, [
  {
    name: 'JSON',
    text: '{}',
    context: answered(200, 'application/json'),
    findings: [{ messageId: 'other', severity: 'info', data: { type: 'application/json' } }],
  },
  { name: 'the page of a 404', text: '<html>', context: answered(404, 'text/html'), findings: [] },
  { name: 'no type', text: '', context: { fetch: plainAccessInput }, findings: [] },
]);

test('the body of a 404 is no robots.txt, so its lines are not looked at', () => {
  const source = sourceFromText('User-agent: *\nDisallow: x\n');
  expect(runRules([pathNoSlash], source, answered(404, 'text/plain'))).toEqual([]);
  expect(runRules([pathNoSlash], source, answered(200, 'text/plain'))).toHaveLength(1);
});
