import { expect, test } from 'vitest';
import { completionsAt } from './completionsAt.ts';
import { contextFor } from './testContext.ts';

const file = 'User-agent: Googlebot\nDisallow: /cart/\n';
const context = contextFor(file, {
  origin: 'https://shop.example',
  paths: ['/shop/a?x=1', '/shop/b', '/cart/1', '/'],
  bots: ['ClaudeBot'],
});
const labelsAt = (before: string, line = 3) =>
  completionsAt(before, line, context)?.options.map(({ label }) => label) ?? null;

test('a line begins with a directive, in a group with a rule', () => {
  expect(labelsAt('d')?.slice(0, 2)).toEqual(['Disallow', 'Allow']);
  expect(completionsAt('', 1, contextFor(''))?.options[0]).toMatchObject({
    label: 'User-agent',
    insert: 'User-agent: ',
    detail: 'the crawlers that the rules below are for',
  });
});

test('a directive stands after the white space before it', () => {
  expect(completionsAt('  Dis', 3, context)?.from).toBe(2);
});

test('after User-agent come crawlers with their purpose: all, those that are asked for, the rest', () => {
  const answer = completionsAt('User-agent: ', 3, context);
  expect(answer?.from).toBe('User-agent: '.length);
  expect(answer?.options.slice(0, 2).map(({ label }) => label)).toEqual(['*', 'ClaudeBot']);
  expect(answer?.options[1]).toMatchObject({ detail: 'AI training · Anthropic' });
});

test('crawlers that are gone come last and say so', () => {
  const { options = [] } = completionsAt('User-agent:', 3, context) ?? {};
  expect(options.at(-1)?.detail).toMatch(/inactive$/);
});

test('after a rule come folders and paths of the URL list and of the file, the most frequent first', () => {
  const answer = completionsAt('Disallow: /', 3, context);
  expect(answer?.from).toBe('Disallow: '.length);
  expect(answer?.options.map(({ label, detail }) => [label, detail])).toEqual([
    ['/shop/', '2 of the test URLs'],
    ['/cart/', '1 of the test URLs · line 2'],
    ['/cart/1', '1 of the test URLs'],
    ['/shop/a', '1 of the test URLs'],
    ['/shop/b', '1 of the test URLs'],
  ]);
});

test('after Sitemap comes that of the site, where one is known', () => {
  expect(labelsAt('Sitemap: ')?.[0]).toBe('https://shop.example/sitemap.xml');
  expect(completionsAt('Sitemap: ', 3, contextFor(file))).toBeNull();
});

test.each(['Disallow: /a # ', '# Dis', 'Disallow: /a b ', 'Crawl-delay: ', 'Nonsense: '])(
  'at the end of %j there is nothing to offer',
  (before) => {
    expect(labelsAt(before)).toBeNull();
  },
);

test('what is typed in full is not offered, so that Enter ends the line', () => {
  expect(labelsAt('Disallow: /shop/')).not.toContain('/shop/');
});
