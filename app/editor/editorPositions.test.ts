import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { createEditorPositions } from './editorPositions.ts';

const texts = ['', 'a', 'a\nb', 'a\r\nb\r\n', '\r\n\r\n', 'a\rb\r\nc\nd', '\ufeffUser\r\n\r\r\né😀\r\nend'];

test.each(texts)('in %j each character is where the editor has it', (text) => {
  const { doc } = EditorState.create({ doc: text });
  const { toEditor } = createEditorPositions(text);
  for (let offset = 0; offset <= text.length; offset += 1) {
    const isSecondOfPair = text.slice(offset - 1, offset + 1) === '\r\n' && offset > 0;
    if (isSecondOfPair) continue;
    const unit = text.charAt(offset).replace('\r', '\n');
    expect(doc.sliceString(toEditor(offset), toEditor(offset) + unit.length)).toBe(unit);
  }
  expect(toEditor(text.length)).toBe(doc.length);
});
