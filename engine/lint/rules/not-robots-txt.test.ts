import { expect, test } from 'vitest';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { notRobotsTxtDocs } from './not-robots-txt.docs.ts';
import { notRobotsTxt } from './not-robots-txt.ts';
import { pathNoSlash } from './path-no-slash.ts';

testRule(notRobotsTxt, notRobotsTxtDocs, [
  {
    text: '\n <!doctype html>\n<p>User-agent: *\nDisallow: x\n',
    findings: [{ messageId: 'html', data: { directives: 1 }, at: '2:1-2:17' }],
  },
  {
    text: '\ufeff<?xml version="1.0"?>\n<urlset/>\n',
    findings: [{ messageId: 'xml', data: { directives: 'no' } }],
  },
  { text: '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x">\n', findings: [{ messageId: 'html' }] },
  { text: '{\n  "code": 404\n}\n', findings: [{ messageId: 'json', at: '1:1-1:2' }] },
  ...[
    '404: Not Found\n',
    'Error: no robots.txt here\n',
    'Cannot GET /robots.txt',
    'Moved Permanently. Redirecting to https://www.example.com/robots.txt',
    '404: NOT_FOUND\nCode: NOT_FOUND\nID: fra1::x\n',
  ].map((text) => ({ text, findings: [{ messageId: 'text' }] })),
  {
    name: 'a pasted meta tag or a comment of HTML among directives',
    text: '<!-- robots -->\n<meta name="robots" content="noindex">\nUser-agent: *\nDisallow: /a\n',
    findings: [],
  },
  { text: 'Access denied.\n', findings: [{ messageId: 'text' }] },
  { name: 'misspelt, but a robots.txt', text: 'Useragent\nDis-allow /\n', findings: [] },
  { name: 'an invented directive', text: 'Cookies: none\n', findings: [] },
  { name: 'blank', text: '\n \n', findings: [] },
]);

test('a page gets one finding, whatever else is wrong with it', () => {
  const source = sourceFromText('<html>\nDisallow: x\nDisallow: y\n</html>\n');
  expect(runRules([notRobotsTxt, pathNoSlash], source).map(({ id }) => id)).toEqual(['not-robots-txt']);
});
