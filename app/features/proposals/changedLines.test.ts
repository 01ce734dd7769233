import { expect, test } from 'vitest';
import { changedLines, lineEndsChange } from './changedLines.ts';

test('each place has the lines that go and those that come, with their numbers in their files', () => {
  expect(changedLines('a\nb\nc\nd\n', 'a\nB\nc\nd\ne\n')).toEqual([
    [
      { kind: 'removed', line: 2, text: 'b' },
      { kind: 'added', line: 2, text: 'B' },
    ],
    [{ kind: 'added', line: 5, text: 'e' }],
  ]);
});

test('a line that only goes has nothing in its place', () => {
  expect(changedLines('a\r\nb\r\nc', 'a\r\nc')).toEqual([[{ kind: 'removed', line: 2, text: 'b' }]]);
});

test('line ends are told apart from lines', () => {
  expect(changedLines('a\r\nb', 'a\nb')).toEqual([]);
  expect(lineEndsChange('a\r\nb\n', 'a\nb\n')).toBe('Line ends become LF (they were CRLF and LF).');
  expect(lineEndsChange('a\nb', 'c\nd')).toBe('');
});
