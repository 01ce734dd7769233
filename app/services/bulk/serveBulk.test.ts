import { expect, test } from 'vitest';
import { bulkVerdicts } from '../../../engine/index.ts';
import type { BulkFilter, BulkSort } from './bulkFilter.ts';
import { everyRow, listOrder } from './bulkFilter.ts';
import type { BulkRunHandle } from './client.ts';
import { createBulkClient } from './client.ts';
import { connectInline } from './inlinePort.ts';
import type { BulkInput } from './protocol.ts';

const robots = [
  'User-agent: *',
  'Disallow: /private', // 2
  'Allow: /private/open', // 3
  '',
  'User-agent: GPTBot',
  'Disallow: /', // 6
].join('\n');

const list = [
  '# pages', // 1
  '/b', // 2
  '/private', // 3
  '',
  'https://example.com/private/open\r', // 5
  'https://other.example/a', // 6
  'mailto:me', // 7
  '- /A', // 8: expected otherwise than Googlebot's verdict
  '@GPTBot /only', // 9
].join('\n');

const input = (lines: string = list): BulkInput => ({
  robots: { kind: 'text', text: robots },
  reading: 'each-its-own',
  bots: ['Googlebot', 'GPTBot'],
  origin: 'https://example.com',
  list: new Blob([lines]),
});

async function finishedRun(lines?: string): Promise<BulkRunHandle> {
  const run = createBulkClient(connectInline).start(input(lines));
  await run.finished;
  return run;
}

async function urlsOf(run: BulkRunHandle, filter: Partial<BulkFilter>, sort: Partial<BulkSort> = {}) {
  const count = await run.view({ ...everyRow, ...filter }, { ...listOrder, ...sort });
  const { urls } = await run.rows(0, 1_000);
  expect(urls).toHaveLength(count);
  return urls;
}

test('a run counts its rows, by bot', async () => {
  const run = createBulkClient(connectInline).start(input());
  expect(await run.finished).toMatchObject({
    rows: 7,
    allowed: [3, 0],
    disallowed: [1, 5],
    outside: 1,
    unreadable: 1,
    unexpected: 1,
    expectations: 2,
    failures: 1,
    octetsRead: list.length,
    octets: list.length,
  });
});

test('a row has its URL as typed, its line in the list, and verdict and line of each bot', async () => {
  const run = await finishedRun();
  const rows = await run.rows(1, 3);
  const { allowed, disallowed } = bulkVerdicts;
  expect(rows.from).toBe(1);
  expect(rows.urls).toEqual(['/private', 'https://example.com/private/open']);
  expect(Array.from(rows.listLines)).toEqual([3, 5]);
  expect(Array.from(rows.verdicts)).toEqual([disallowed, disallowed, allowed, disallowed]);
  expect(Array.from(rows.ruleLines)).toEqual([2, 6, 3, 6]);
});

test('a line for one bot is asked for that one only, and what is expected stands beside the verdict', async () => {
  const run = await finishedRun();
  const rows = await run.rows(5, 7);
  const { notAsked, allowed, disallowed } = bulkVerdicts;
  expect(rows.urls).toEqual(['/A', '/only']);
  expect(Array.from(rows.verdicts)).toEqual([allowed, disallowed, notAsked, disallowed]);
  expect(Array.from(rows.expected)).toEqual([disallowed, disallowed, 0, 0]);
});

test.each<[string, Partial<BulkFilter>, readonly string[]]>([
  ['allowed for one', { show: 'allowed', bot: 0 }, ['/b', 'https://example.com/private/open', '/A']],
  ['allowed for one of them all', { show: 'allowed', bot: 1 }, []],
  ['disallowed', { show: 'disallowed', bot: 0 }, ['/private']],
  ['bots that differ', { show: 'bots-differ' }, ['/b', 'https://example.com/private/open', '/A']],
  ['unexpected', { show: 'unexpected' }, ['/A']],
  ['other sites', { show: 'outside' }, ['https://other.example/a']],
  ['no URLs', { show: 'unreadable' }, ['mailto:me']],
  ['a rule', { ruleLine: 3 }, ['https://example.com/private/open']],
  ['no rule', { ruleLine: 0, bot: 0 }, ['/b', '/A']],
  ['text in any case', { text: 'PRIVATE' }, ['/private', 'https://example.com/private/open']],
  ['text and verdict', { text: 'private', show: 'disallowed', bot: 0 }, ['/private']],
])('rows can be chosen by %s', async (_, filter, urls) => {
  expect(await urlsOf(await finishedRun(), filter)).toEqual(urls);
});

test.each<[Partial<BulkSort>, readonly string[]]>([
  [{ by: 'list', descending: true }, ['/c', '/private/open', '/a', '/private', '/b']],
  [{ by: 'url' }, ['/a', '/b', '/c', '/private', '/private/open']],
  [{ by: 'url', descending: true }, ['/private/open', '/private', '/c', '/b', '/a']],
  [{ by: 'verdict' }, ['/b', '/a', '/private/open', '/c', '/private']],
  [{ by: 'rule' }, ['/b', '/a', '/c', '/private', '/private/open']],
  [{ by: 'rule', descending: true }, ['/private/open', '/private', '/b', '/a', '/c']],
])('rows can be ordered by %j', async (sort, urls) => {
  const run = await finishedRun(['/b', '/private', '/a', '/private/open', '/c'].join('\n'));
  expect(await urlsOf(run, {}, sort)).toEqual(urls);
});

test('rules are counted by bot, within the view', async () => {
  const run = await finishedRun();
  expect(await run.rules()).toEqual([
    { bot: 1, line: 6, rows: 5 },
    { bot: 0, line: 0, rows: 2 },
    { bot: 0, line: 2, rows: 1 },
    { bot: 0, line: 3, rows: 1 },
  ]);
  await run.view({ ...everyRow, text: 'open' }, listOrder);
  expect(await run.rules()).toEqual([
    { bot: 0, line: 3, rows: 1 },
    { bot: 1, line: 6, rows: 1 },
  ]);
});

const textOf = (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> =>
  new Response(stream).text();

test('the view is exported as a table', async () => {
  const run = await finishedRun('/b\n/private,"x"\nhttps://other.example/\n=HYPERLINK("x")\nmailto:x');
  expect(await textOf(run.export('csv'))).toBe(
    [
      'line,url,note,Googlebot,Googlebot: robots.txt line,GPTBot,GPTBot: robots.txt line',
      '1,/b,,allow,,disallow,6',
      '2,"/private,""x""",,disallow,2,disallow,6',
      '3,https://other.example/,other site,,,,',
      `4,"'=HYPERLINK(""x"")",,allow,,disallow,6`,
      '5,mailto:x,not a URL,,,,',
      '',
    ].join('\r\n'),
  );
  await run.view({ ...everyRow, show: 'allowed' }, listOrder);
  expect((await textOf(run.export('tsv'))).split('\r\n')[1]).toBe('1\t/b\t\tallow\t\tdisallow\t6');
});

test('a long export comes in parts, with one head and every row once', async () => {
  const count = 12_345;
  const run = await finishedRun(Array.from({ length: count }, (_, index) => `/${index}`).join('\n'));
  const lines = (await textOf(run.export('csv'))).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(
    Array.from({ length: count }, (_, index) => `/${index}`),
  );
});

test('a list larger than any chunk, with letters across their borders, is read line by line', async () => {
  const count = 5_000;
  const lines = Array.from({ length: count }, (_, index) => `/é${'ü'.repeat(40 + (index % 7))}/${index}`);
  const run = await finishedRun(lines.join('\n'));
  const { urls } = await run.rows(0, count);
  expect(urls).toEqual(lines);
});

test('a line of megabytes is one row that is no URL, and the next line has its number', async () => {
  const run = await finishedRun(`/${'a'.repeat(3_000_000)}\n/b`);
  const rows = await run.rows(0, 10);
  expect(rows.urls.map(({ length }) => length)).toEqual([70_000, 2]);
  expect(Array.from(rows.listLines)).toEqual([1, 2]);
  expect(await urlsOf(run, { show: 'unreadable' })).toHaveLength(1);
});
