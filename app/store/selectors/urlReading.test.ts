import { expect, test } from 'vitest';
import { originOf, readUrl } from './urlReading.ts';

const site = 'https://shop.example';

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['shop.example', 'https://shop.example'],
  ['HTTP://Shop.Example:8080/robots.txt', 'http://shop.example:8080'],
  ['https://münchen.example/', 'https://xn--mnchen-3ya.example'],
  ['mailto:me@shop.example', null],
  ['shop', null],
  ['https://', null],
  ['', null],
])('the origin of %j is %j', (typed, expected) => {
  expect(originOf(typed)).toBe(expected);
});

test.each([
  ['/cart', 'https://shop.example/cart', ['resolved']],
  ['cart', 'https://shop.example/cart', ['resolved']],
  ['page.html', 'https://shop.example/page.html', ['resolved']],
  ['images.old/x', 'https://shop.example/images.old/x', ['resolved']],
  [
    'https://shop.example/a b?q=é',
    'https://shop.example/a%20b?q=%C3%A9',
    ['percent-encoded', 'percent-encoded'],
  ],
  ['https://shop.example/x#top', 'https://shop.example/x', ['fragment-dropped']],
  ['shop.example/x', 'https://shop.example/x', ['scheme-added']],
])('%j is asked as %j', (typed, url, kinds) => {
  const reading = readUrl(typed, site);
  expect(reading).toMatchObject({ kind: 'governed', url });
  expect(reading.kind === 'governed' && reading.changes.map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ['https://cdn.shop.example/a.js', 'https://cdn.shop.example'],
  ['http://shop.example/', 'http://shop.example'],
  ['https://shop.example:8443/', 'https://shop.example:8443'],
  ['//other.example/x', 'https://other.example'],
  ['www.shop.example/x', 'https://www.shop.example'],
  ['www.google.com/search', 'https://www.google.com'],
  ['www.shop-example.de/search', 'https://www.shop-example.de'],
  ['other.example:8080', 'https://other.example:8080'],
  ['other.example?q', 'https://other.example'],
])('%j is of another origin, which has a robots.txt of its own', (typed, origin) => {
  expect(readUrl(typed, site)).toEqual({ kind: 'outside', origin });
});

test.each([
  ['mailto:me@shop.example', site, 'scheme-not-crawled'],
  ['https://', site, 'no-host'],
  ['https://a b/', site, 'invalid-host'],
  ['cart', null, 'relative-without-base'],
])('%j on %j is no URL: %s', (typed, origin, problem) => {
  expect(readUrl(typed, origin)).toEqual({ kind: 'unreadable', problem });
});

test('without a known site every origin is governed', () => {
  expect(readUrl('https://any.example/x', null)).toMatchObject({
    kind: 'governed',
    url: 'https://any.example/x',
  });
  expect(readUrl('/x', null)).toMatchObject({ kind: 'governed', url: '/x' });
});

test('a host alone takes its scheme from the site, and it is said so', () => {
  expect(readUrl('shop.example/x', 'http://shop.example')).toMatchObject({
    kind: 'governed',
    url: 'http://shop.example/x',
    changes: [{ kind: 'scheme-added', to: 'http://' }],
  });
});
