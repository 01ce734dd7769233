import { expect, test } from 'vitest';
import { originOf, readUrl } from './urlReading.ts';

const site = 'https://shop.example';

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['shop.example', 'https://shop.example'],
  ['HTTP://Shop.Example:8080/robots.txt', 'http://shop.example:8080'],
  ['localhost:3000', 'https://localhost:3000'],
  ['https://münchen.example/', 'https://xn--mnchen-3ya.example'],
  ['ftp://shop.example', null],
  ['shop', null],
  ['https://', null],
  ['', null],
])('the origin of %j is %j', (typed, expected) => {
  expect(originOf(typed)).toBe(expected);
});

test.each([
  ['/cart', 'https://shop.example/cart'],
  ['/a b?q=é', 'https://shop.example/a%20b?q=%C3%A9'],
  ['?page=2', 'https://shop.example/?page=2'],
  ['https://shop.example/x#top', 'https://shop.example/x#top'],
  ['shop.example/x', 'https://shop.example/x'],
])('%j is asked as %j', (typed, url) => {
  expect(readUrl(typed, site)).toEqual({ kind: 'governed', url });
});

test.each([
  'https://cdn.shop.example/a.js',
  'http://shop.example/',
  'https://shop.example:8443/',
  '//other.example/x',
])('%j is of another origin, which has a robots.txt of its own', (typed) => {
  expect(readUrl(typed, site)).toMatchObject({ kind: 'outside', origin: new URL(typed, site).origin });
});

test.each([
  ['cart', 'no-leading-slash'],
  ['ftp://shop.example/x', 'other-scheme'],
  ['https://', 'not-a-url'],
  ['https://[::1/', 'not-a-url'],
])('%j is no URL: %s', (typed, problem) => {
  expect(readUrl(typed, site)).toEqual({ kind: 'unreadable', problem });
});

test('without a known site every origin is governed', () => {
  expect(readUrl('https://any.example/x', null)).toEqual({ kind: 'governed', url: 'https://any.example/x' });
  expect(readUrl('/x', null)).toMatchObject({ kind: 'governed' });
});
