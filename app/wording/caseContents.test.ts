import { expect, test } from 'vitest';
import { emptyCase } from '../../engine/index.ts';
import { caseContents } from './caseContents.ts';

test('what a case holds is told part by part', () => {
  expect(caseContents(emptyCase)).toEqual(['1 bot']);
  expect(
    caseContents({
      ...emptyCase,
      title: 'Shop',
      note: 'before we ship',
      robots: { kind: 'text', text: 'User-agent: *' },
      baseline: { kind: 'text', text: '' },
      urlList: '+ /a\n\n# list\n/b',
      bots: ['Googlebot', 'GPTBot'],
      mutedRules: ['bom'],
    }),
  ).toEqual([
    'the robots.txt',
    '2 URLs',
    '1 line with expectations',
    '2 bots',
    'the baseline',
    '1 muted rule',
    'a title',
    'a note',
  ]);
});
