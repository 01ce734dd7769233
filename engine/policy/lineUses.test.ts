import { describe, expect, test } from 'vitest';
import type { DialectId } from '../dialects/dialectId.ts';
import { dialectOf } from '../dialects/index.ts';
import { toSource } from '../source.ts';
import { forgivenLines, unusedLines } from './lineUses.ts';
import { readFile } from './policy.ts';

const file = `Disallow: /early
User-agent:
User-agent: *
Disalow: /a # typo
Disallows: /b
Disallow /c
just words here
: /d
Frobnicate: yes
Disallow: e
Disallow:
Allow: https://shop.example/f
Crawl-delay: 5
`;

const reading = (text: string, dialect: DialectId) => readFile(toSource(text), dialectOf(dialect));

const unused = (dialect: DialectId) =>
  unusedLines(reading(file, dialect)).map(({ line, reason }) => `${line} ${reason}`);

const forgiven = (dialect: DialectId) =>
  forgivenLines(reading(file, dialect)).map(({ line, what }) => `${line} ${what}`);

describe('lines that count for nothing', () => {
  test('Google', () => {
    expect(unused('google')).toEqual([
      '1 no-group',
      '2 names-nobody',
      '7 no-separator',
      '8 empty-name',
      '9 unknown-field',
    ]);
  });

  test('RFC 9309 forgives no spelling and ignores values that match nothing', () => {
    expect(unused('rfc9309')).toEqual([
      '1 no-group',
      '2 names-nobody',
      '4 unknown-field',
      '5 unknown-field',
      '6 no-separator',
      '7 no-separator',
      '8 empty-name',
      '9 unknown-field',
      '10 value-without-slash',
      '11 empty-value',
      '12 value-without-slash',
    ]);
  });

  test('1994 does not know Allow', () => {
    expect(unused('res1994')).toContain('12 allow-unknown');
  });

  test('a line is shown as it is written, without its comment', () => {
    expect(unusedLines(reading(file, 'rfc9309')).find(({ line }) => line === 4)?.text).toBe('Disalow: /a');
  });

  test('blank lines, comments and fields of other use are not among them', () => {
    expect(unusedLines(reading('# a\n\nUser-agent: *\nAllow: /\nSitemap: x\nHost: y', 'google'))).toEqual([]);
  });
});

describe('lines that count although they are not written as they should be', () => {
  test('Google', () => {
    expect(forgiven('google')).toEqual(['4 typo', '5 prefix', '6 missing-colon']);
  });

  test('nobody else', () => {
    expect(forgiven('rfc9309')).toEqual([]);
    expect(forgiven('res1996')).toEqual([]);
  });
});
