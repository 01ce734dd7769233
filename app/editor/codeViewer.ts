import { standardKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { editorTheme } from './editorTheme.ts';

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--syntax-field)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--syntax-agent)' },
  { tag: [tags.bool, tags.number, tags.null], color: 'var(--syntax-special)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--syntax-escape)',
  },
  { tag: tags.comment, color: 'var(--syntax-comment)', fontStyle: 'italic' },
]);

/** JavaScript to be read, selected and copied, with its colours. */
export interface CodeViewer {
  readonly dom: HTMLElement;
  readonly setText: (text: string) => void;
  readonly destroy: () => void;
}

/** Creates a viewer that is named `label` for those who listen. */
export function createCodeViewer(label: string): CodeViewer {
  const view = new EditorView({
    state: EditorState.create({
      extensions: [
        EditorState.readOnly.of(true),
        lineNumbers(),
        javascript(),
        syntaxHighlighting(colours),
        // Keys of reading alone: nothing here can be changed.
        keymap.of(standardKeymap),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-readonly': 'true',
          tabindex: '0',
          // It takes the focus, so that keys work; a touch screen needs no keyboard for it.
          inputmode: 'none',
          spellcheck: 'false',
        }),
        editorTheme,
        EditorView.theme({ '&': { fontSize: 'var(--text-s)' } }),
      ],
    }),
  });
  return {
    dom: view.dom,
    setText: (text) => {
      if (view.state.doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    destroy: () => view.destroy(),
  };
}
