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
  /** Says that what is marked beside the text is older than the text. */
  readonly setBusy: (isBusy: boolean) => void;
  readonly destroy: () => void;
}

interface TextEditorOptions {
  /** The editor's name for those who listen. */
  readonly label: string;
  /** Told what the document says after someone edited it, with LF line ends. */
  readonly onChange: (text: string) => void;
  /** Told when what was edited waits to be told, and when it is, or was replaced. */
  readonly onPending?: (isPending: boolean) => void;
  readonly extensions: Extension;
}

/**
 * History, keys and searching: a chunk that loads after the first screen is drawn, since a browser's own editing will do
 * until then.
 */
const editing = new Compartment();

/** Creates an editor with an empty document. */
export function createTextEditor({ label, onChange, onPending, extensions }: TextEditorOptions): TextEditor {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was told or set last: comparing it with itself costs nothing, however long it is. */
  let known = '';
  const settle = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    onPending?.(false);
  };
  const tell = () => {
    known = view.state.doc.toString();
    // Told before it counts as settled: in between nobody may take old answers for those of this text.
    onChange(known);
    settle();
  };
  const listener = EditorView.updateListener.of((update) => {
    if (update.focusChanged && !update.view.hasFocus && timer !== undefined) tell();
    if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside))) return;
    if (update.state.doc.length <= immediateLength) {
      tell();
      return;
    }
    if (timer === undefined) onPending?.(true);
    clearTimeout(timer);
    timer = setTimeout(tell, pause);
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
    setBusy: (isBusy) => {
      view.dom.toggleAttribute('data-busy', isBusy);
    },
    setText: (text) => {
      if (text === known) return;
      known = text;
      const change = changeBetween(view.state.doc.toString(), text.replace(/\r\n?/g, '\n'));
      settle();
      if (change === null) return;
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
