import { EditorState, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { lineMarkDecorations, lineMarks, setLineMarks } from './lineMarks.ts';

const doc = Text.of(['User-agent: *', 'Allow: /', 'Disallow: /x']);

/** Decorations as 'place:class' or 'place:note', for reading. */
function shown(state: EditorState): string[] {
  const found: string[] = [];
  for (const set of state.facet(EditorView.decorations)) {
    if (typeof set === 'function') continue;
    set.between(0, state.doc.length, (from, _to, { spec }) => {
      found.push(`${from}:${spec.class ?? spec.widget.note}`);
    });
  }
  return found;
}

const withMarks = (marks: Parameters<typeof lineMarkDecorations>[1]) =>
  EditorState.create({ doc, extensions: lineMarks }).update({ effects: setLineMarks.of(marks) }).state;

test('a mark lights its line and stands a note at its end', () => {
  const state = withMarks([{ line: 2, tones: ['group', 'deciding'], note: 'decides 1 of 2' }]);
  expect(shown(state)).toEqual(['14:cm-line-group cm-line-deciding cm-line-noted', '22:decides 1 of 2']);
});

test('marks of lines that are no more are left out', () => {
  const marks = [0, 4, -1].map((line) => ({ line, tones: ['ignored'] as const, note: 'gone' }));
  expect(lineMarkDecorations(doc, marks).size).toBe(0);
});

test('marks move with the text until newer ones come', () => {
  const state = withMarks([{ line: 2, tones: ['deciding'], note: '' }]);
  const moved = state.update({ changes: { from: 0, insert: '# one more\n' } }).state;
  expect(shown(moved)).toEqual(['25:cm-line-deciding']);
  expect(shown(moved.update({ effects: setLineMarks.of([]) }).state)).toEqual([]);
});
