import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, compile, evaluate, fixIsSafe, sourceFromText } from '../../../engine/index.ts';
import { stagingBlock, trainingBlock, trainingTokens, wordPressBlock } from './blocks.ts';
import type { FileChange } from './fileChange.ts';
import { formatFile } from './formatFile.ts';
import { insertBlock, insertSitemap, replaceByBlock } from './insertBlock.ts';
import { sortRules } from './sortRules.ts';

const fileOf = (text: string) => compile(text).file;
const made = (text: string, made: FileChange) =>
  made.kind === 'change' ? applyEdits(text, made.edits) : made.why;

test('formatting writes names, blanks and groups as usual, and keeps comments', () => {
  const text =
    '\n\nuser-agent:Googlebot\n  DISALLOW :  /a   # why\n\n\n\nallow:/b  \n# about the rest\nuser-agent: *\nDisallow:  \n\n\n';
  expect(made(text, formatFile(fileOf(text)))).toBe(
    'User-agent: Googlebot\nDisallow: /a # why\n\nAllow: /b\n\n# about the rest\nUser-agent: *\nDisallow:\n',
  );
});

test('what formatting could change for a crawler stays, and is told', () => {
  // A blank line more would tear the group for readers of 1994; the typo is only read by Google.
  const text = 'User-agent: a\nDisalow:/x\nUser-agent: b\n\n\nDisallow: /y\n';
  const change = formatFile(fileOf(text));
  const after = made(text, change);
  expect(after).toContain('Disalow: /x');
  expect(fixIsSafe(sourceFromText(text), sourceFromText(after))).toBe(true);
});

test('a file that is written as usual has nothing to be done', () => {
  const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /\n';
  expect(formatFile(fileOf(text))).toEqual({ kind: 'nothing', why: 'It is already formatted.' });
});

test('octets that are no text are not written anew', () => {
  const file = compile(Uint8Array.of(0x44, 0x3a, 0xff, 0x20, 0x0a)).file;
  expect(formatFile(file)).toMatchObject({ kind: 'nothing', why: expect.stringMatching(/not valid UTF-8/) });
});

const piece = fc.constantFrom(
  ...['User-agent: a', ' user-agent:*', 'Disallow: /x', 'disallow:/y  ', 'Allow : /x/z', '# note', ''],
  ...['Disalow:/t', 'Sitemap:/s', 'Crawl-delay: 5', '\tNoindex: /n', 'junk', '   ', 'Disallow:'],
);
const robots = fc
  .array(fc.tuple(piece, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 14 })
  .map((lines) => lines.flat().join(''));

test('formatting never changes a verdict, and formatted twice is formatted once', () => {
  fc.assert(
    fc.property(robots, (text) => {
      const change = formatFile(fileOf(text));
      if (change.kind === 'nothing') return;
      const after = applyEdits(text, change.edits);
      expect(fixIsSafe(sourceFromText(text), sourceFromText(after))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('sorting puts the longest first, Allow before Disallow, each with its comments', () => {
  const text = 'User-agent: *\nDisallow: /\n# the shop\nDisallow: /shop/\nAllow: /help\nDisallow: /cart\n';
  expect(made(text, sortRules(fileOf(text), 2))).toBe(
    'User-agent: *\n# the shop\nDisallow: /shop/\nAllow: /help\nDisallow: /cart\nDisallow: /\n',
  );
});

test('sorting keeps every verdict of Google, and gives 1996 the same', () => {
  const text = 'User-agent: *\nDisallow: /shop\nAllow: /shop/help\n';
  const after = made(text, sortRules(fileOf(text), 1));
  for (const dialect of ['google', 'res1996'] as const)
    expect(evaluate(after, 'x', '/shop/help', dialect)).toMatchObject({ allowed: true, line: 2 });
});

test('only the group at the cursor is sorted; outside of groups all are', () => {
  const text = 'User-agent: a\nDisallow: /\nDisallow: /x\n\nUser-agent: b\nDisallow: /\nDisallow: /y\n';
  expect(made(text, sortRules(fileOf(text), 6))).toBe(
    text.replace('Disallow: /\nDisallow: /y', 'Disallow: /y\nDisallow: /'),
  );
  expect(made(text, sortRules(fileOf(text), 4))).not.toContain('Disallow: /\nDisallow: /');
});

test('rules for everybody go into the group for everybody, before its own', () => {
  const text = 'User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n';
  const after = made(text, insertBlock(fileOf(text), wordPressBlock));
  expect(after).toBe(
    text.replace(
      'Disallow: /cart/',
      'Allow: /wp-admin/admin-ajax.php\nDisallow: /wp-admin/\nDisallow: /cart/',
    ),
  );
  expect(insertBlock(fileOf(after), wordPressBlock)).toMatchObject({ kind: 'nothing' });
});

test('without such a group there is a new one', () => {
  expect(made('', insertBlock(fileOf(''), wordPressBlock))).toBe(
    'User-agent: *\nAllow: /wp-admin/admin-ajax.php\nDisallow: /wp-admin/\n',
  );
});

test('AI training is kept out by name, and search is not', () => {
  const text = 'User-agent: GPTBot\nDisallow: /x\n';
  const change = insertBlock(fileOf(text), trainingBlock);
  const after = made(text, change);
  expect(change).toMatchObject({ remark: 'Not changed, because it already has a group: GPTBot.' });
  for (const agent of ['ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended'])
    expect(evaluate(after, agent, '/'), agent).toMatchObject({ allowed: false });
  for (const agent of ['Googlebot', 'bingbot', 'GPTBot'])
    expect(evaluate(after, agent, '/'), agent).toMatchObject({ allowed: true });
  expect(trainingTokens.length).toBeGreaterThan(10);
});

test('a staging site is closed to everybody, whoever was named before', () => {
  const text = 'User-agent: Googlebot\nAllow: /\n';
  const after = made(text, replaceByBlock(fileOf(text), stagingBlock));
  expect(evaluate(after, 'Googlebot', '/')).toMatchObject({ allowed: false, line: 3 });
});

test('a sitemap line has the address of the site and is added once', () => {
  const text = 'User-agent: *\r\nDisallow: /a';
  const after = made(text, insertSitemap(fileOf(text), 'https://shop.example'));
  expect(after).toBe(`${text}\r\n\r\nSitemap: https://shop.example/sitemap.xml\r\n`);
  expect(insertSitemap(fileOf(after), 'https://shop.example')).toMatchObject({ kind: 'nothing' });
  expect(insertSitemap(fileOf(text), null)).toMatchObject({
    remark: expect.stringMatching(/www\.example\.com/),
  });
});
