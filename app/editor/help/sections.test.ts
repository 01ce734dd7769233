import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { compile } from '../../../engine/index.ts';
import { groupSections } from '../../wording/groupSections.ts';
import { sectionAt, sections, setSections } from './sections.ts';
import { stickyGroupAt } from './stickyGroup.ts';

const robots = `# about
User-agent: a
User-agent: b
Disallow: /1
Crawl-delay: 5

# a comment between
User-agent: *
Disallow: /2
Sitemap: https://x.example/s.xml
`;
const groups = groupSections(compile(robots).file);
const state = EditorState.create({ doc: robots, extensions: sections }).update({
  effects: setSections.of(groups),
}).state;
const startOf = (line: number) => state.doc.line(line).from;

test('a group runs from its first agent to its last directive; a sitemap is in none', () => {
  expect(groups).toEqual([
    { from: 2, to: 5, agents: ['a', 'b'] },
    { from: 8, to: 9, agents: ['*'] },
  ]);
});

test('groups move with the text until newer ones come', () => {
  const moved = state.update({ changes: { from: 0, insert: '\n' } }).state;
  expect(moved.doc.lineAt(sectionAt(moved, moved.doc.length)?.from ?? 0).text).toBe('User-agent: *');
});

test.each([
  [2, null],
  [3, { line: 2, text: 'User-agent: a and 1 more' }],
  [4, { line: 2, text: 'User-agent: a and 1 more' }],
  [5, null],
  [6, null],
  [8, null],
  [10, null],
])('with line %i on top, what is kept in sight is %j', (line, expected) => {
  expect(stickyGroupAt(state, startOf(line))).toEqual(expected);
});
