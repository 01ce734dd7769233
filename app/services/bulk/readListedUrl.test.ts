import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalUrl } from '../../../engine/index.ts';
import { createListedUrlReader } from './readListedUrl.ts';

const site = 'https://example.com';
const read = createListedUrlReader(site);

test.each([
  ['/a?b=c', 'governed', `${site}/a?b=c`],
  ['https://example.com/a', 'governed', `${site}/a`],
  ['HTTPS://Example.COM/a', 'governed', `${site}/a`],
  ['https://example.com:443/a', 'governed', `${site}/a`],
  ['example.com/a', 'governed', `${site}/a`],
  ['/a/../b', 'governed', `${site}/b`],
  ['/é#top', 'governed', `${site}/%C3%A9`],
  ['https://www.example.com/a', 'outside', null],
  ['http://example.com/a', 'outside', null],
  ['//other.example/a', 'outside', null],
  ['mailto:someone@example.com', 'unreadable', null],
  ['https:///', 'unreadable', null],
])('%s is %s', (typed, standing, url) => {
  expect(read(typed)).toEqual({ standing, url });
});

test('a host without a scheme is taken for the site, whatever its scheme', () => {
  const readHttp = createListedUrlReader('http://example.com');
  expect(readHttp('example.com/a').url).toBe('http://example.com/a');
  expect(readHttp('//example.com/a').url).toBe('http://example.com/a');
  expect(readHttp('https://example.com/a').standing).toBe('outside');
});

test('without a site every origin counts, and a path stands alone', () => {
  const readAny = createListedUrlReader(null);
  expect(readAny('https://other.example/a').url).toBe('https://other.example/a');
  expect(readAny('/a').url).toBe('/a');
});

test('the short way and the long way lead to the same URL', () => {
  const origin = fc.constantFrom(
    '',
    site,
    'https://example.com:443',
    'https://EXAMPLE.com',
    'http://a.b',
    'https://a_b',
  );
  const part = fc.constantFrom(
    '/',
    'a',
    '.',
    '..',
    '%2e',
    '%',
    '%41',
    '?',
    '//',
    ':',
    '@',
    '&',
    ';',
    '|',
    '*',
    '$',
    ' ',
    'é',
    '中',
    '\u0301',
    '😀',
    '\ud800',
    '\u00a0',
  );
  fc.assert(
    fc.property(origin, fc.array(part, { maxLength: 8 }), (start, parts) => {
      const typed = `${start}/${parts.join('')}`;
      const canonical = canonicalUrl(typed, { base: site });
      const governed = canonical.ok && canonical.origin === site;
      expect(read(typed).url).toBe(governed ? canonical.url : null);
    }),
    { numRuns: 2_000 },
  );
});
