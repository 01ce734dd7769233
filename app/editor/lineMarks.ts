import type { Extension, Range, Text } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { DecorationSet } from '@codemirror/view';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';

/** What is said of a line beyond its colours. */
export interface LineMark {
  /** 1-based. */
  readonly line: number;
  /** 'deciding' lights the line, 'other' in a second colour, 'group' marks its edge, 'ignored' dims it. */
  readonly tones: readonly ('deciding' | 'other' | 'group' | 'ignored')[];
  /** A few words at the end of the line; '' for none. */
  readonly note: string;
}

class NoteWidget extends WidgetType {
  readonly note: string;

  constructor(note: string) {
    super();
    this.note = note;
  }

  override eq(other: NoteWidget): boolean {
    return other.note === this.note;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-line-note';
    element.textContent = this.note;
    return element;
  }

  override get estimatedHeight(): number {
    return -1;
  }
}

/** Marks as decorations of a document; those of lines that it does not have are left out. */
export function lineMarkDecorations(doc: Text, marks: readonly LineMark[]): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const { line: number, tones, note } of marks) {
    if (number < 1 || number > doc.lines) continue;
    const line = doc.line(number);
    const classes = [...tones, ...(note === '' ? [] : ['noted'])].map((name) => `cm-line-${name}`);
    if (classes.length > 0) ranges.push(Decoration.line({ class: classes.join(' ') }).range(line.from));
    if (note !== '') ranges.push(Decoration.widget({ widget: new NoteWidget(note), side: 1 }).range(line.to));
  }
  return Decoration.set(ranges, true);
}

/** Puts other marks in place of those there are. */
export const setLineMarks = StateEffect.define<readonly LineMark[]>();

/** Holds the marks; they move with the text until newer ones come. */
export const lineMarks: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (decorations, transaction) => {
    for (const effect of transaction.effects)
      if (effect.is(setLineMarks)) return lineMarkDecorations(transaction.state.doc, effect.value);
    return decorations.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
