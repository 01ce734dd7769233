import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPositions } from './positions.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

const mixedOctets = fc.uint8Array({ maxLength: 40 }).map((octets) => {
  const leads = [
    0x41, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80, 0xed, 0xa0, 0xff, 0xef, 0xbb, 0xbf,
  ];
  return octets.map((octet) => leads[octet % leads.length] ?? octet);
});

describe('UTF-8 (Unicode 15, table 3-7; WHATWG Encoding)', () => {
  test('decodes any octets as the platform does', () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    fc.assert(
      fc.property(fc.oneof(mixedOctets, fc.uint8Array()), (octets) => {
        expect(decodeUtf8(octets).text).toBe(decoder.decode(octets));
      }),
      { seed: 9309, numRuns: 2000 },
    );
  });

  test('encodes any text as the platform does, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '\ud800', '\udc00x'), (text, lone) => {
        expect(encodeUtf8(text + lone)).toEqual(new TextEncoder().encode(text + lone));
      }),
      { seed: 9309, numRuns: 1000 },
    );
  });

  test.each([
    ['a lone continuation octet', [0x61, 0x80, 0x62], [{ from: 1, to: 2 }]],
    ['a truncated euro sign is one run', [0xe2, 0x82, 0x61], [{ from: 0, to: 2 }]],
    [
      'a surrogate in UTF-8 is three runs',
      [0xed, 0xa0, 0x80],
      [
        { from: 0, to: 1 },
        { from: 1, to: 2 },
        { from: 2, to: 3 },
      ],
    ],
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9], [{ from: 3, to: 4 }]],
  ])('lists what is not UTF-8: %s', (_, octets, invalid) => {
    expect(decodeUtf8(new Uint8Array(octets)).invalid).toEqual(invalid);
  });

  test('decodes a megabyte without a stack overflow', () => {
    expect(decodeUtf8(new Uint8Array(1_000_000).fill(0x61)).text.length).toBe(1_000_000);
  });
});

describe('positions', () => {
  test('a character of the text starts at its first octet, and every octet of it leads back', () => {
    fc.assert(
      fc.property(mixedOctets, (octets) => {
        const { text } = decodeUtf8(octets);
        const positions = createPositions(octets);
        expect(positions.toUtf16(octets.length)).toBe(text.length);
        expect(positions.toOctet(text.length)).toBe(octets.length);
        let unit = 0;
        for (const character of text) {
          const octet = positions.toOctet(unit);
          expect(positions.toUtf16(octet)).toBe(unit);
          expect(octet === 0 || positions.toUtf16(octet - 1) < unit).toBe(true);
          if (character.length === 2) expect(positions.toOctet(unit + 1)).toBe(octet);
          unit += character.length;
        }
      }),
      { seed: 9309, numRuns: 1000 },
    );
  });

  test('offsets outside are taken to the ends', () => {
    const positions = createPositions(encodeUtf8('é'));
    expect([positions.toUtf16(-1), positions.toUtf16(99), positions.toOctet(99)]).toEqual([0, 1, 2]);
  });
});
