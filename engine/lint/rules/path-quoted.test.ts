import { expect, test } from 'vitest';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { pathNoSlash } from './path-no-slash.ts';
import { pathQuotedDocs } from './path-quoted.docs.ts';
import { pathQuoted } from './path-quoted.ts';

testRule(pathQuoted, pathQuotedDocs, [
  { name: 'a pair inside the path', text: 'User-agent: *\nDisallow: /*q="x"\n', findings: [] },
  {
    text: 'User-agent: *\nDisallow: "/a" # "b"\nAllow: `/b\nAllow: /c"\n',
    findings: [
      {
        messageId: 'quoted',
        data: { path: '/a' },
        at: '2:11-2:15',
        fixed: 'User-agent: *\nDisallow: /a # "b"\nAllow: `/b\nAllow: /c"\n',
        safe: false,
      },
      {
        messageId: 'quoted',
        data: { path: '/b' },
        fixed: 'User-agent: *\nDisallow: "/a" # "b"\nAllow: /b\nAllow: /c"\n',
      },
      { messageId: 'quoted', data: { path: '/c' }, at: '4:8-4:11' },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: ""\n',
    findings: [{ messageId: 'quoted', fixed: 'User-agent: *\nDisallow: \n' }],
  },
  { text: 'User-agent: *\nDisallow: /dogs\'\nDisallow: /a"b\nUser-agent: "x"\n', findings: [] },
]);

test('hides the missing slash', () => {
  const source = sourceFromText('User-agent: *\nDisallow: "/a"\n');
  expect(runRules([pathNoSlash, pathQuoted], source).map(({ id }) => id)).toEqual(['path-quoted']);
});
