import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

test.each([
  ['standard', 'base64'],
  ['url', 'base64url'],
] as const)("%s is Node's %s, there and back", (alphabet, encoding) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (octets) => {
      const text = toBase64(octets, alphabet);
      expect(text).toBe(Buffer.from(octets).toString(encoding));
      expect(fromBase64(text, alphabet)).toEqual(octets);
    }),
  );
});

test('long octets, too', () => {
  const octets = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256);
  expect(fromBase64(toBase64(octets, 'url'), 'url')).toEqual(octets);
});

test.each(['a', 'ab!c', '=', 'a b', 'é', 'ab-_'])('%j is not standard base64', (text) => {
  expect(fromBase64(text, 'standard')).toBeNull();
});
