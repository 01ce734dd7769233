import { expect, test } from 'vitest';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { pathNoSlash } from './path-no-slash.ts';
import { pathOtherOsDocs } from './path-other-os.docs.ts';
import { pathOtherOs } from './path-other-os.ts';

const oneRule = (path: string): string => `User-agent: *\nDisallow: ${path}\n`;

testRule(pathOtherOs, pathOtherOsDocs, [
  {
    text: 'User-agent: *\r\nDisallow: \\admin\\ # x\r\n',
    findings: [
      {
        messageId: 'backslash',
        at: '2:11-2:18',
        fixed: 'User-agent: *\r\nDisallow: /admin/ # x\r\n',
        safe: false,
      },
    ],
  },
  { text: oneRule('C:\\inetpub\\wwwroot\\a\\'), findings: [{ messageId: 'disk', fixed: oneRule('/a/') }] },
  {
    text: oneRule('file:///home/joe/public_html/a'),
    findings: [{ messageId: 'disk', fixed: oneRule('/a') }],
  },
  { text: oneRule('/var/www/'), findings: [{ messageId: 'disk', fixed: null }] },
  { text: oneRule('/a/../b/./c'), findings: [{ messageId: 'dots', fixed: oneRule('/b/c') }] },
  { text: oneRule('../a'), findings: [{ messageId: 'dots', fixed: oneRule('/a') }] },
  { text: oneRule('/*/../b'), findings: [{ messageId: 'dots', fixed: null }] },
  {
    text: ['/home/joe/', '/*..', '/c:', '/www/', '/data/', '/usr/', '/varwww/', '/x/public_html/']
      .map(oneRule)
      .join(''),
    findings: [],
  },
]);

test('hides the missing slash', () => {
  const found = runRules([pathNoSlash, pathOtherOs], sourceFromText(oneRule('c:\\a')));
  expect(found.map(({ id }) => id)).toEqual(['path-other-os']);
});
