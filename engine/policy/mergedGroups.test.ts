import { describe, expect, test } from 'vitest';
import type { DialectId } from '../dialects/dialectId.ts';
import { dialectOf } from '../dialects/index.ts';
import { toSource } from '../source.ts';
import { mergedGroups } from './mergedGroups.ts';
import { readFile } from './policy.ts';

/** Each merged group in a line: its names with their lines, its groups, and those passed over. */
function merged(text: string, dialect: DialectId): readonly string[] {
  return mergedGroups(readFile(toSource(text), dialectOf(dialect))).map(({ names, groups, passedOver }) => {
    const who = names.map(({ name, star, lines }) => `${star ? '*' : name}@${lines.join('+')}`).join(' ');
    const rules = groups.flatMap((group) => group.rules.map(({ line }) => line)).join(' ');
    return `${who}: ${rules}${passedOver.length > 0 ? ` not ${passedOver.map(({ index }) => index)}` : ''}`;
  });
}

const file = `User-agent: a
User-agent: b
Disallow: /1

User-agent: *
Disallow: /2

User-agent: A
Disallow: /3
`;

describe('groups as they hold for the names of a file', () => {
  test('Google unites those of one name', () => {
    expect(merged(file, 'google')).toEqual(['a@1+8: 3 9', 'b@2: 3', '*@5: 6']);
  });

  test('1994 takes the first alone', () => {
    expect(merged(file, 'res1994')).toEqual(['a@1+8: 3 not 2', 'b@2: 3', '*@5: 6']);
  });

  test('names of the same groups are together', () => {
    expect(merged('User-agent: a\nUser-agent: *\nAllow: /', 'google')).toEqual(['a@1 *@2: 3']);
  });

  test('a name that stands twice in one group is one', () => {
    expect(merged('User-agent: a\nUser-agent: a\nAllow: /', 'google')).toEqual(['a@1+2: 3']);
  });

  test('who names nobody has no group', () => {
    expect(merged('User-agent:\nDisallow: /', 'google')).toEqual([]);
    expect(merged('', 'google')).toEqual([]);
  });
});
