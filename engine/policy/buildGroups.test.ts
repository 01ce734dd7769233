import { describe, expect, test } from 'vitest';
import { dialects } from '../dialects/index.ts';
import { scanLines } from '../syntax/scanLines.ts';
import { buildGroups } from './buildGroups.ts';

/** How often octets are looked at while a file is taken apart and grouped. */
function readsOf(text: string, dialect: (typeof dialects)[number]): number {
  let reads = 0;
  const counted = new Proxy(new Uint8Array(Buffer.from(text)), {
    get: (octets, key) => {
      const at = typeof key === 'string' ? Number(key) : Number.NaN;
      if (!Number.isInteger(at)) return Reflect.get(octets, key, octets);
      reads += 1;
      return octets[at];
    },
  });
  buildGroups(counted, scanLines(counted, dialect.choices), dialect);
  return reads;
}

const hostile: readonly (readonly [what: string, unit: string])[] = [
  ['lines without a colon or comment', 'abc\n'],
  ['comments', '#\n'],
  ['line ends alone', '\r'],
  ['names', 'User-agent: a\n'],
  ['groups', 'User-agent: a\nDisallow: /a\n'],
  ['one line', 'Disallow: '],
  ['white space', ' \t'],
  ['colons', ':'],
  ['words', 'a '],
  ['NULs', '\0'],
];

describe.each(dialects)('$name takes apart in steps that grow with the file', (dialect) => {
  test.each(hostile)('%s', (_, unit) => {
    const length = 4_000;
    const text = unit.repeat(length / unit.length);
    expect(readsOf(text, dialect)).toBeLessThanOrEqual(10 * text.length);
    expect(readsOf(`User-agent: *\n${text}`, dialect)).toBeLessThanOrEqual(10 * (text.length + 20));
  });
});
