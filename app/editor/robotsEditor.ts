import { lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorSelection } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Finding } from '../../engine/index.ts';
import { colouring } from './colouring.ts';
import { toDiagnostics } from './diagnostics.ts';
import type { EditorPositions } from './editorPositions.ts';
import { createEditorPositions } from './editorPositions.ts';
import { robotsTheme } from './editorTheme.ts';
import type { LineMark } from './lineMarks.ts';
import { lineMarks, setLineMarks } from './lineMarks.ts';
import { lineTokens } from './lineTokens.ts';
import type { TextEditor } from './textEditor.ts';
import { createTextEditor } from './textEditor.ts';

/** A place to show; offsets are UTF-16 units of the text that was last set or told. */
export interface EditorPlace {
  /** 1-based. */
  readonly line: number;
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly focus: boolean;
}

/** The editor of the robots.txt. */
export interface RobotsEditor extends Omit<TextEditor, 'view' | 'setText'> {
  readonly dom: HTMLElement;
  /** Makes the editor show a text; line ends of every kind end a line. */
  readonly setText: (text: string) => void;
  /** Shows findings, given in offsets of the text last set or told. */
  readonly setFindings: (findings: readonly Finding[]) => void;
  readonly setMarks: (marks: readonly LineMark[]) => void;
  /** Scrolls to a place. */
  readonly reveal: (place: EditorPlace) => void;
  readonly focus: () => void;
}

interface RobotsEditorOptions {
  readonly onChange: (text: string) => void;
  readonly onFix: (finding: Finding) => void;
}

/** Creates the editor of the robots.txt, once an app. */
export function createRobotsEditor({ onChange, onFix }: RobotsEditorOptions): RobotsEditor {
  let positions: EditorPositions = createEditorPositions('');
  const editor = createTextEditor({
    label: 'robots.txt',
    onChange: (text) => {
      positions = createEditorPositions(text);
      onChange(text);
    },
    extensions: [
      lineNumbers(),
      lintGutter(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      EditorView.lineWrapping,
      keymap.of([
        { key: 'F8', run: nextDiagnostic },
        { key: 'Shift-F8', run: previousDiagnostic },
      ]),
      colouring(lineTokens),
      lineMarks,
      robotsTheme,
    ],
  });
  const { view } = editor;
  const clamp = (position: number) => Math.min(Math.max(position, 0), view.state.doc.length);
  return {
    dom: view.dom,
    destroy: editor.destroy,
    focus: () => view.focus(),
    setText: (text) => {
      positions = createEditorPositions(text);
      editor.setText(text);
    },
    setFindings: (findings) =>
      view.dispatch(
        setDiagnostics(view.state, toDiagnostics(findings, positions, view.state.doc.length, onFix)),
      ),
    setMarks: (marks) => view.dispatch({ effects: setLineMarks.of(marks) }),
    reveal: ({ line, span, focus }) => {
      const { doc } = view.state;
      const start = doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
      const range =
        span === null
          ? EditorSelection.cursor(start)
          : EditorSelection.range(clamp(positions.toEditor(span.from)), clamp(positions.toEditor(span.to)));
      view.dispatch({
        selection: EditorSelection.create([range]),
        effects: EditorView.scrollIntoView(range, { y: 'center' }),
      });
      if (focus) view.focus();
    },
  };
}
