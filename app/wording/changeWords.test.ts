import { expect, test } from 'vitest';
import { emptyCase, unnamedAgent } from '../../engine/index.ts';
import type { CrawlerProof } from '../services/proofs/protocol.ts';
import { sourceOf } from '../store/selectors/source.ts';
import { selectVerdictChanges } from '../store/selectors/verdictChanges.ts';
import { changeReport } from './changeReport.ts';
import { changeHeadline, crawlerList, verdictChangeSummary } from './changeWords.ts';

const equal: CrawlerProof = { crawlers: ['Googlebot', 'bingbot'], outcome: { kind: 'equal' } };
const open: CrawlerProof = { crawlers: ['GPTBot'], outcome: { kind: 'undecided', states: 12_000 } };

const shop = {
  ...emptyCase,
  baseline: { kind: 'text', text: 'User-agent: *\nDisallow: /a\n' },
  robots: { kind: 'text', text: 'User-agent: *\nDisallow: /b\n' },
  urlList: '/a\n/b\n/c\n',
} as const;

test('what is not proven is never told as unchanged', () => {
  expect(changeHeadline([equal])).toEqual({ kind: 'equal', text: 'No verdict changes for any crawler' });
  expect(changeHeadline([equal, open]).text).toBe('No change found, but not proven for 1 crawler');
});

test('important crawlers are named, the others counted', () => {
  const crawlers = ['Googlebot', unnamedAgent, 'A', 'B', 'C', 'D'];
  expect(crawlerList(crawlers, new Set(['googlebot']))).toEqual({
    named: ['Googlebot', 'any crawler not named in the file'],
    alike: ['A', 'B', 'C', 'D'],
  });
  expect(crawlerList(['A', 'B', 'C', 'D'], new Set()).named).toEqual(['A', 'B', 'C']);
});

test('newly blocked URLs come first, each with both deciding lines', () => {
  const changes = selectVerdictChanges(shop);
  expect(changes.changes).toMatchObject([
    {
      typed: '/b',
      change: 'newly-blocked',
      before: { allowed: true, line: 0 },
      after: { allowed: false, line: 2 },
    },
    {
      typed: '/a',
      change: 'newly-allowed',
      before: { allowed: false, line: 2 },
      after: { allowed: true, line: 0 },
    },
  ]);
  expect(verdictChangeSummary(changes, 1)).toBe(
    '2 verdicts change on 2 of 3 URLs: 1 newly blocked, 1 newly allowed.',
  );
});

test('that nothing changes is said plainly', () => {
  const same = selectVerdictChanges({ ...shop, robots: shop.baseline });
  expect(verdictChangeSummary(same, 1)).toBe('No verdict changes for 3 URLs and 1 bot.');
  expect(selectVerdictChanges({ ...shop, baseline: null }).urls).toBe(0);
});

test('the report quotes URLs and lines so that Markdown takes nothing from them', () => {
  const robots = { kind: 'text', text: 'User-agent: *\nDisallow: /b # `|\n' } as const;
  const theCase = { ...shop, robots, urlList: '/b`|x\n' };
  const report = changeReport({
    title: '*Shop*',
    origin: 'https://shop.example',
    before: sourceOf(shop.baseline),
    after: sourceOf(robots),
    important: new Set(['googlebot']),
    proofs: [equal],
    list: selectVerdictChanges(theCase),
    bots: 1,
  });
  expect(report).toContain('# Changes to robots.txt: \\*Shop\\*');
  expect(report).toContain('**No verdict changes for any crawler.**');
  expect(report).toContain('- For Googlebot and 1 more: no verdict changes');
  expect(report).toMatch(/^Live: 27 bytes; draft: 32 bytes\.$/m);
  expect(report).toContain('1 newly blocked');
  expect(report).toContain(
    '| Googlebot | newly blocked | allowed, no rule matches | blocked by line 2, ``Disallow: /b # `\\|`` |',
  );
});
