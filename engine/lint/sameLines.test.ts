import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialects } from '../dialects/index.ts';
import { compile } from '../evaluate/compile.ts';
import { sourceFromOctets, sourceFromText } from '../source.ts';
import { robotsText } from '../testing/generators.ts';
import { applyEditsToOctets } from './edits.ts';
import { createLineProof } from './sameLines.ts';

/** Whether replacing the first `from` of a text by `to` is proven by its lines to change nothing. */
function proves(text: string, from: string, to: string): boolean {
  const source = sourceFromText(text);
  const at = text.indexOf(from);
  return createLineProof(source).holdsFor([{ from: at, to: at + from.length, insert: to }]).holds;
}

const file = 'User-agent: Foo\nDisallow: /a\nAllow: /a/b # note\n\nUser-agent: *\nDisallow: /\n';

describe('what lines show', () => {
  test.each([
    ['the case of a field', 'Disallow', 'disallow'],
    ['white space', ': /a\n', ':\t/a \n'],
    ['a comment', ' # note', ''],
    ['a comment of its own', 'Allow', '# why\nAllow'],
    ['a comment sign after a value', '/a\n', '/a#b\n'],
    ['the line ends', '\nAllow: /a/b # note\n', '\r\nAllow: /a/b # note\r\n'],
    ['the case of a name', 'Foo', 'FOO'],
  ])('%s means nothing', (_, from, to) => {
    expect(proves(file, from, to)).toBe(true);
  });

  test.each([
    ['the case of a path', '/a\n', '/A\n'],
    ['a rule more', 'Allow', 'Disallow: /x\nAllow'],
    ['a blank line, at which records of 1994 end', 'Allow', '\nAllow'],
    ['an unknown field, which 1996 takes for the end of names', 'User-agent: *', 'Host: x\nUser-agent: *'],
    ['a typo that Google reads and others do not', 'Disallow', 'Dissallow'],
    ['another name', 'Foo', 'Bar'],
  ])('%s may mean something', (_, from, to) => {
    expect(proves(file, from, to)).toBe(false);
  });
});

test('whatever is proven leaves the groups of every dialect as they were', () => {
  const edit = fc.record({
    at: fc.nat({ max: 200 }),
    length: fc.nat({ max: 12 }),
    insert: fc.constantFrom(
      '',
      '',
      ' ',
      '\n',
      '\r',
      '\r\n',
      '#',
      '# x\n',
      ':',
      'a',
      '*',
      '\ufeff',
      'Allow: /\n',
      'x: y\n',
    ),
  });
  let proven = 0;
  fc.assert(
    fc.property(robotsText, edit, (text, { at, length, insert }) => {
      const source = sourceFromText(text);
      const from = Math.min(at, source.text.length);
      const edits = [{ from, to: Math.min(from + length, source.text.length), insert }];
      if (!createLineProof(source).holdsFor(edits).holds) return;
      proven += 1;
      const after = sourceFromOctets(applyEditsToOctets(source, edits));
      for (const { id } of dialects) {
        const groupsOf = (file: typeof source) =>
          compile(file, id).file.groups.map(({ agents, rules, extended }) => ({
            agents: agents.map(({ name, star }) => [name, star]),
            rules: rules.map(({ kind, value }) => [kind, file.octets.slice(value.from, value.to)]),
            extended,
          }));
        expect(groupsOf(after)).toEqual(groupsOf(source));
      }
    }),
    { numRuns: 2_000 },
  );
  expect(proven).toBeGreaterThan(100);
});
