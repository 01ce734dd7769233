import { testRule } from '../../testing/ruleTester.ts';
import { pathSeveralDocs } from './path-several.docs.ts';
import { pathSeveral } from './path-several.ts';

testRule(pathSeveral, pathSeveralDocs, [
  {
    text: 'User-agent: *\r\n  disallow: /css/ /cgi-bin/ images/ # old\r\n',
    findings: [
      {
        messageId: 'several',
        data: { count: 3, done: 'disallowed' },
        at: '2:13-2:36',
        fixed:
          'User-agent: *\r\n  disallow: /css/ # old\r\n  disallow: /cgi-bin/\r\n  disallow: /images/\r\n',
        safe: false,
      },
    ],
  },
  { text: 'Allow: /a, *.pdf$', findings: [{ messageId: 'several', fixed: 'Allow: /a\nAllow: *.pdf$' }] },
  { text: 'User-agent: *\nDisallow: /a /b\n', findings: [{ messageId: 'several', at: '2:11-2:16' }] },
  { text: 'User-agent: *\nDisallow: /a.html,/b.html\n', findings: [{ messageId: 'several' }] },
  { name: 'a slip inside one path', text: 'User-agent: *\nDisallow: / admin/\n', findings: [] },
  {
    name: 'blanks inside a name',
    text: 'User-agent: *\nDisallow: /media library/x/\nDisallow: /en- us/\nDisallow: *,*,*\n',
    findings: [],
  },
  { text: 'User-agent: *\nDisallow: /a b c\nDisallow: /a,b\nDisallow: /a,/b\nDisallow: /,\n', findings: [] },
]);
