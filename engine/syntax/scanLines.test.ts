import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toOctetString } from '../octets/octet.ts';
import { encodeUtf8 } from '../octets/utf8.ts';
import type { Line } from './line.ts';
import type { ScanChoices } from './scanLines.ts';
import { scanLines } from './scanLines.ts';

const google: ScanChoices = {
  byteOrderMark: 'skipped-by-octet',
  whiteSpace: 'ascii',
  nul: 'ends-line',
  lineOctets: 16_663,
  missingColon: 'accepted-between-two-words',
};

const strict: ScanChoices = {
  byteOrderMark: 'skipped-whole',
  whiteSpace: 'space-and-tab',
  nul: 'ordinary-octet',
  lineOctets: 'unlimited',
  missingColon: 'malformed',
};

function describeLine(octets: Uint8Array, line: Line): string {
  const { content } = line;
  const text = (span: { readonly from: number; readonly to: number }) => toOctetString(octets, span);
  const comment = line.comment === null ? '' : ` ${text(line.comment)}`;
  switch (content.kind) {
    case 'field':
      return `${text(content.name)}${content.separator === 'colon' ? ':' : ' '}${text(content.value)}${comment}`;
    case 'malformed':
      return `malformed ${content.reason}${comment}`;
    default:
      return `${content.kind}${comment}`;
  }
}

function describeLines(text: string, choices: ScanChoices): readonly string[] {
  const octets = encodeUtf8(text);
  return scanLines(octets, choices).map((line) => describeLine(octets, line));
}

describe.each([
  ['white space around all parts', '\t Disallow \t:  /a b \t', ['Disallow:/a b'], ['Disallow:/a b']],
  ['a comment cuts where it stands', 'Allow: /a#b', ['Allow:/a #b'], ['Allow:/a #b']],
  ['a comment line', '  # Disallow: /', ['comment # Disallow: /'], ['comment # Disallow: /']],
  [
    'LF, CR and CR LF each end a line',
    'a:1\nb:2\rc:3\r\n',
    ['a:1', 'b:2', 'c:3', 'blank'],
    ['a:1', 'b:2', 'c:3', 'blank'],
  ],
  ['CR CR LF is two line ends', 'a:1\r\r\nb:2', ['a:1', 'blank', 'b:2'], ['a:1', 'blank', 'b:2']],
  ['exactly two words', 'Disallow /a', ['Disallow /a'], ['malformed no-separator']],
  ['three words', 'Disallow /a /b', ['malformed no-separator'], ['malformed no-separator']],
  ['one word', 'Disallow', ['malformed no-separator'], ['malformed no-separator']],
  ['no name', ': /a', ['malformed empty-name'], ['malformed empty-name']],
  ['only the first colon separates', 'Sitemap: https://a/', ['Sitemap:https://a/'], ['Sitemap:https://a/']],
  ['a NUL', 'Disallow: /a\0b # c', ['Disallow:/a'], ['Disallow:/a\0b # c']],
  ['VT is white space for C', '\vDisallow: /a\f', ['Disallow:/a'], ['\vDisallow:/a\f']],
  ['a byte order mark', '\ufeffAllow: /', ['Allow:/'], ['Allow:/']],
  ['an empty file is one blank line', '', ['blank'], ['blank']],
])('%s', (_, text, forGoogle, forStrict) => {
  test("as Google's parser reads it (robots.cc GetKeyAndValueFrom)", () => {
    expect(describeLines(text, google)).toEqual(forGoogle);
  });
  test('as RFC 9309 2.2 reads it', () => {
    expect(describeLines(text, strict)).toEqual(forStrict);
  });
});

describe('a line over the limit (robots.cc kMaxLineLen)', () => {
  test.each([
    [16_663, false],
    [16_664, true],
  ])('of %i octets: cut %s', (length, tooLong) => {
    const octets = encodeUtf8('a'.repeat(length));
    const [line] = scanLines(octets, google);
    expect(line?.tooLong).toBe(tooLong);
    expect(line?.read).toEqual({ from: 0, to: 16_663 });
  });
});

test.each([
  ['two of its three octets', [0xef, 0xbb, 0x41], 2, 0],
  ['one octet', [0xef, 0x41], 1, 0],
  ['all three', [0xef, 0xbb, 0xbf, 0x41], 3, 3],
  ['twice: the second is text', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], 3, 3],
])('byte order mark, %s (robots.cc Parse)', (_, octets, googleFrom, strictFrom) => {
  expect(scanLines(new Uint8Array(octets), google)[0]?.span.from).toBe(googleFrom);
  expect(scanLines(new Uint8Array(octets), strict)[0]?.span.from).toBe(strictFrom);
});

test('lines partition the octets, whatever they are', () => {
  const octet = fc.constantFrom(0x0a, 0x0d, 0x20, 0x23, 0x3a, 0x00, 0x61, 0xff);
  fc.assert(
    fc.property(fc.array(octet, { maxLength: 60 }), (list) => {
      const octets = new Uint8Array(list);
      let at = 0;
      for (const line of scanLines(octets, google)) {
        expect(line.span.from).toBe(at);
        const size = line.end === 'crlf' ? 2 : line.end === 'none' ? 0 : 1;
        at = line.span.to + size;
        for (const span of [line.read, line.comment ?? line.read]) {
          expect(span.from >= line.span.from && span.to <= line.span.to).toBe(true);
        }
      }
      expect(at).toBe(octets.length);
    }),
    { seed: 9309, numRuns: 2000 },
  );
});
