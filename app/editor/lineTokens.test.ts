import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { colourLines } from './colouring.ts';
import { lineTokens } from './lineTokens.ts';

/** The tokens of a line as 'kind:text', for reading. */
const shown = (line: string) =>
  lineTokens(line).map(({ kind, from, to }) => `${kind}:${line.slice(from, to)}`);

test.each([
  ['User-agent: Googlebot', ['field:User-agent', 'agent:Googlebot']],
  ['user-agent : *', ['field:user-agent', 'special:*']],
  ['Disallow: /a*b$', ['field:Disallow', 'path:/a', 'special:*', 'path:b', 'special:$']],
  ['Disallow: /a$b', ['field:Disallow', 'path:/a$b']],
  ['Allow: /%C3%A9/x # why', ['field:Allow', 'path:/', 'escape:%C3%A9', 'path:/x', 'comment:# why']],
  ['Disalow: /a', ['field:Disalow', 'path:/a']],
  ['Disallow:', ['field:Disallow']],
  ['Disallow /a', ['field:Disallow', 'path:/a']],
  ['Sitemap: https://x.example/s.xml', ['field:Sitemap', 'value:https://x.example/s.xml']],
  ['Foo: bar', ['unknown-field:Foo', 'value:bar']],
  ['  # only a comment', ['comment:# only a comment']],
  ['Disallow: /é😀/*', ['field:Disallow', 'path:/é😀/', 'special:*']],
  ['just words here', ['malformed:just words here']],
  ['', []],
])('%j', (line, expected) => {
  expect(shown(line)).toEqual(expected);
});

test('tokens of a line follow each other without overlap', () => {
  for (const line of ['Disallow: /a**b$$', 'Allow:/%41%zz*$ #x', ': : #', '\0User-agent: a']) {
    const ends = lineTokens(line).map(({ from, to }) => [from, to]);
    expect(ends.flat()).toEqual(ends.flat().toSorted((a, b) => a - b));
  }
});

test('only lines in view are coloured, each once', () => {
  const doc = Text.of(['Allow: /', '# one', '# two', '# three']);
  const asked: string[] = [];
  const ranges = [
    { from: 9, to: 12 },
    { from: 13, to: 20 },
  ];
  colourLines(doc, ranges, (line) => {
    asked.push(line);
    return lineTokens(line);
  });
  expect(asked).toEqual(['# one', '# two']);
});
