import { Compartment, EditorSelection } from '@codemirror/state';
import {
  EditorView,
  gutter,
  highlightActiveLine,
  highlightActiveLineGutter,
  lineNumbers,
} from '@codemirror/view';
import type { Finding } from '../../engine/index.ts';
import type { GroupSection } from '../wording/groupSections.ts';
import { colouring } from './colouring.ts';
import { createEditorPositions, editorPositions } from './editorPositions.ts';
import { robotsTheme } from './editorTheme.ts';
import type { HelpOptions } from './help/help.ts';
import { sections, setSections } from './help/sections.ts';
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
export interface RobotsEditor extends Omit<TextEditor, 'view' | 'setText' | 'setBusy'> {
  readonly dom: HTMLElement;
  /** Makes the editor show a text; line ends of every kind end a line. */
  readonly setText: (text: string) => void;
  /** Shows findings, given in offsets of the text last set or told. */
  readonly setFindings: (findings: readonly Finding[]) => void;
  /** Says that findings and marks are those of an older text: they move with it, and are dimmed. */
  readonly setBusy: (isBusy: boolean) => void;
  readonly setMarks: (marks: readonly LineMark[]) => void;
  /** Tells which lines are a group: what folds together and keeps its beginning in sight. */
  readonly setSections: (sections: readonly GroupSection[]) => void;
  /** The lines that the selection touches, 1-based, both included. */
  readonly selectedLines: () => { readonly from: number; readonly to: number };
  /** Scrolls to a place. */
  readonly reveal: (place: EditorPlace) => void;
  readonly focus: () => void;
}

interface RobotsEditorOptions extends HelpOptions {
  readonly onChange: (text: string) => void;
  /** Told when what was edited waits to be told, and when it no longer does. */
  readonly onPending: (isPending: boolean) => void;
}

/** The places of the gutters for findings and folding until their code is there, so that the text does not move sideways. */
const gutterPlaces = [gutter({ class: 'cm-gutter-lint' }), gutter({ class: 'cm-foldGutter' })];

/** Creates the editor of the robots.txt, once an app. */
export function createRobotsEditor(options: RobotsEditorOptions): RobotsEditor {
  const { onChange, onPending } = options;
  const helping = new Compartment();
  let show: ((findings: readonly Finding[]) => void) | null = null;
  let waiting: readonly Finding[] = [];
  let positions = editorPositions;
  const editor = createTextEditor({
    label: 'robots.txt',
    onChange: (text) => {
      // What the editor tells has its own line ends.
      positions = editorPositions;
      onChange(text);
    },
    onPending,
    extensions: [
      lineNumbers(),
      helping.of(gutterPlaces),
      sections,
      highlightActiveLine(),
      highlightActiveLineGutter(),
      EditorView.lineWrapping,
      colouring(lineTokens),
      lineMarks,
      robotsTheme,
    ],
  });
  const { view } = editor;
  void import('./help/help.ts').then(({ help, showFindings }) => {
    view.dispatch({ effects: helping.reconfigure(help(options)) });
    show = (findings) => showFindings(view, findings, positions, options);
    show(waiting);
  });
  const clamp = (position: number) => Math.min(Math.max(position, 0), view.state.doc.length);
  return {
    dom: view.dom,
    destroy: editor.destroy,
    focus: () => view.focus(),
    setText: (text) => {
      positions = createEditorPositions(text);
      editor.setText(text);
    },
    setBusy: editor.setBusy,
    setFindings: (findings) => {
      waiting = findings;
      show?.(findings);
    },
    setMarks: (marks) => view.dispatch({ effects: setLineMarks.of(marks) }),
    setSections: (groups) => view.dispatch({ effects: setSections.of(groups) }),
    selectedLines: () => {
      const { doc, selection } = view.state;
      const { from, to } = selection.main;
      return { from: doc.lineAt(from).number, to: doc.lineAt(to).number };
    },
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
