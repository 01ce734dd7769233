import { testRule } from '../../testing/ruleTester.ts';
import { listOfFilesDocs } from './list-of-files.docs.ts';
import { listOfFiles } from './list-of-files.ts';

const list = (kind: string): string =>
  ['a', 'b', 'c', 'd', 'e'].map((name) => `${kind}: /d/${name}.html\r\n`).join('');

testRule(listOfFiles, listOfFilesDocs, [
  {
    name: 'the directory once',
    text: `User-agent: *\r\n${list('Disallow')}Disallow: /x # kept\r\n`,
    findings: [
      {
        messageId: 'list',
        data: { count: 5, directory: '/d/' },
        at: '2:11-2:20',
        related: [3, 4, 5, 6],
        fixed: 'User-agent: *\r\nDisallow: /d/\r\nDisallow: /x # kept\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'something else in the directory, from the file',
    text: `User-agent: *\r\n${list('Disallow')}Allow: /d/open/\r\n`,
    findings: [{ messageId: 'listAnd', data: { count: 5, directory: '/d/', also: '/d/open/' } }],
  },
  {
    name: 'something else in the directory, from the URL list',
    text: `User-agent: *\r\n${list('Disallow')}`,
    context: { urls: ['/x', 'https://example.com/d/z.html'] },
    findings: [{ messageId: 'listAnd', data: { count: 5, directory: '/d/', also: '/d/z.html' } }],
  },
  {
    name: 'half of them allowed',
    text: `User-agent: *\r\n${list('Allow').slice(0, 40)}\r\nDisallow: /d/f.html\r\n`,
    findings: [],
  },
]);
