import { expect, test } from 'vitest';
import { largestFile, looksBinary, readRobotsFile } from './robotsFile.ts';

const octetsOf = (text: string) => new TextEncoder().encode(text);

test('a file is read octet for octet', async () => {
  const octets = Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0x0d, 0x0a, 0xff);
  const opened = await readRobotsFile(new File([octets], 'robots.txt'));
  expect(opened).toEqual({ ok: true, value: { name: 'robots.txt', octets } });
});

test.each([
  ['huge.txt', 50, 10],
  ['huge.robots-case.json', 65, 64],
])('%s of %d MiB is refused before it is read: the limit is %d MiB', async (name, mebi, limit) => {
  const file = new File([], name);
  Object.defineProperty(file, 'size', { value: mebi * 1024 * 1024 });
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('was read')) });
  expect(await readRobotsFile(file)).toEqual({
    ok: false,
    error: { kind: 'too-large', name, octets: mebi * 1024 * 1024, limit: limit * 1024 * 1024 },
  });
});

test('a case may be larger than a robots.txt', async () => {
  const octets = new Uint8Array(largestFile + 1).fill(0x20);
  expect(await readRobotsFile(new File([octets], 'large.robots-case.json'))).toMatchObject({ ok: true });
});

test('a file that can’t be read is told', async () => {
  const file = new File([], 'folder');
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new DOMException('gone')) });
  expect(await readRobotsFile(file)).toEqual({ ok: false, error: { kind: 'unreadable', name: 'folder' } });
});

test.each([
  ['PDF', octetsOf('%PDF-1.7 ...'), true],
  ['PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), true],
  ['control octets all over', Uint8Array.from({ length: 400 }, (_, at) => at % 16), true],
  ['text', octetsOf('User-agent: *\r\n\tDisallow: /é\n'), false],
  ['a few NULs in text', octetsOf(`User-agent: *\n${'Disallow: /\n'.repeat(10)}\0\0`), false],
  ['UTF-16, which is text', Uint8Array.of(0xff, 0xfe, 0x55, 0, 0x73, 0, 0x65, 0, 0x72, 0), false],
  ['nothing', new Uint8Array(), false],
])('%s: is it binary? (row %#)', (_, octets, expected) => {
  expect(looksBinary(octets)).toBe(expected);
});
