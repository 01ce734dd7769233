import { expect, test } from 'vitest';
import { compile } from '../../engine/index.ts';
import { fileFacts } from './fileFacts.ts';

const factsOf = (robots: string | Uint8Array) => fileFacts(compile(robots).file);
const octetsOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['', '1 line · 0 B · UTF-8'],
  ['a', '1 line · 1 B · UTF-8'],
  ['User-agent: *\nDisallow: /é\n', '3 lines · 28 B · UTF-8 · LF'],
  ['a\r\nb\nc\r', '4 lines · 7 B · UTF-8 · LF + CRLF + CR'],
  ['\ufeffa', '1 line · 4 B · UTF-8 with BOM'],
  ['x'.repeat(5000), '1 line · 4.9 KiB · UTF-8'],
  [`${'x'.repeat(1023)}\n`.repeat(2048), '2,049 lines · 2.0 MiB · UTF-8 · LF'],
])('facts of a file, row %#', (robots, expected) => {
  expect(factsOf(robots).facts.join(' · ')).toBe(expected);
});

test('it is said what editing changes of a file, and nothing of what was typed', () => {
  const octets = Uint8Array.of(0x61, 0xff, 0x0d, 0x0a);
  expect(factsOf(octets).facts).toContain('not valid UTF-8');
  expect(factsOf(octets).warnings).toEqual([
    'editing converts line endings to LF and invalid UTF-8 to U+FFFD',
  ]);
  expect(factsOf(octetsOf('a\nb')).warnings).toEqual([]);
  expect(factsOf('a\r\nb').warnings).toEqual([]);
});
