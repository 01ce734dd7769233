import { expect, test } from 'vitest';
import { parseUrlList } from '../../../engine/index.ts';
import { readUrl } from '../../store/selectors/urlReading.ts';
import { shownUrl } from './shownUrl.ts';

const shownOn = (origin: string | null, typed: string) => {
  const [entry] = parseUrlList(typed);
  if (entry === undefined) throw new Error(`no URL in ${typed}`);
  return shownUrl({ entry, reading: readUrl(entry.url, origin) });
};

test.each([
  ['https://shop.example/a/b?q=1#top', '/a/b?q=1#top'],
  ['HTTPS://Shop.Example:443/a', '/a'],
  ['https://shop.example', '/'],
  ['https://shop.example?q', '/?q'],
  ['shop.example/a', '/a'],
  ['//shop.example/a', '/a'],
  ['shop.example', '/'],
  ['/a', '/a'],
  ['cart', 'cart'],
  ['https://other.example/a', 'https://other.example/a'],
  ['www.shop.example/a', 'www.shop.example/a'],
  ['http://shop.example/a', 'http://shop.example/a'],
  ['https://', 'https://'],
])('on https://shop.example %j is shown as %j', (typed, text) => {
  expect(shownOn('https://shop.example', typed)).toEqual({ text, isDoubtful: false });
});

test.each(['page.html', 'images.old/x', 'v1.2/x'])('%j could be a host, and is read as a path', (typed) => {
  expect(shownOn('https://shop.example', typed)).toEqual({ text: typed, isDoubtful: true });
});

test('without a site a path stays as it is', () => {
  expect(shownOn(null, '/a.html')).toEqual({ text: '/a.html', isDoubtful: false });
});
