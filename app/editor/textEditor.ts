import type { Extension } from '@codemirror/state';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightSpecialChars } from '@codemirror/view';
import { editorTheme } from './editorTheme.ts';
import { changeBetween } from './textChange.ts';

/** A document longer than this, in UTF-16 units, is told of once typing pauses and not with each key. */
const immediateLength = 64 * 1024;
/** How long such a pause is, in milliseconds. */
const pause = 200;

/** Marks a change that came from outside of the editor, so that it is not told back. */
const fromOutside = Annotation.define<boolean>();

/** A text editor that lives as long as the app and is shown wherever its element is put. */
export interface TextEditor {
  readonly view: EditorView;
  /** Makes the document say `text`, as a step that can be undone; nothing happens where it does already. */
  readonly setText: (text: string) => void;
  readonly destroy: () => void;
}

interface TextEditorOptions {
  /** The editor's name for those who listen. */
  readonly label: string;
  /** Told what the document says after someone edited it, with LF line ends. */
  readonly onChange: (text: string) => void;
  readonly extensions: Extension;
}

/**
 * History, keys and searching: a chunk that loads after the first screen is drawn, since a browser's own editing will do
 * until then.
 */
const editing = new Compartment();

/** Creates an editor with an empty document. */
export function createTextEditor({ label, onChange, extensions }: TextEditorOptions): TextEditor {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    onChange(view.state.doc.toString());
  };
  const listener = EditorView.updateListener.of((update) => {
    if (update.focusChanged && !update.view.hasFocus && timer !== undefined) tell();
    if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside))) return;
    clearTimeout(timer);
    if (update.state.doc.length <= immediateLength) tell();
    else timer = setTimeout(tell, pause);
  });
  const view = new EditorView({
    state: EditorState.create({
      extensions: [
        highlightSpecialChars(),
        editing.of([]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          // Editable content takes focus without it; what looks for focusable scroll areas does not know.
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        editorTheme,
        listener,
        extensions,
      ],
    }),
  });
  void import('./editing.ts').then((loaded) =>
    view.dispatch({ effects: editing.reconfigure(loaded.editing) }),
  );
  return {
    view,
    setText: (text) => {
      const change = changeBetween(view.state.doc.toString(), text.replace(/\r\n?/g, '\n'));
      if (change === null) return;
      clearTimeout(timer);
      timer = undefined;
      view.dispatch({
        changes: change,
        // An event of its own: it is never joined to what was typed before.
        userEvent: 'replace',
        annotations: fromOutside.of(true),
      });
    },
    destroy: () => {
      clearTimeout(timer);
      view.destroy();
    },
  };
}
