import type { EditorState, Text } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { GroupSection } from '../../wording/groupSections.ts';

/** A group's place in the document: positions of its first line's start and its last line's end. */
export interface PlacedSection {
  readonly from: number;
  readonly to: number;
  readonly agents: readonly string[];
}

/** Puts other sections in place of those there are. */
export const setSections = StateEffect.define<readonly GroupSection[]>();

function place(doc: Text, sections: readonly GroupSection[]): readonly PlacedSection[] {
  return sections
    .filter(({ to }) => to <= doc.lines)
    .map(({ from, to, agents }) => ({ from: doc.line(from).from, to: doc.line(to).to, agents }));
}

/** Holds the groups; they move with the text until newer ones come. */
export const sections = StateField.define<readonly PlacedSection[]>({
  create: () => [],
  update: (held, { effects, state, changes, docChanged }) => {
    for (const effect of effects) if (effect.is(setSections)) return place(state.doc, effect.value);
    if (!docChanged) return held;
    return held.map(({ from, to, agents }) => ({
      from: changes.mapPos(from, 1),
      to: changes.mapPos(to, -1),
      agents,
    }));
  },
});

/** The last section that begins at or before a position; null where none does. */
export function sectionAt(state: EditorState, position: number): PlacedSection | null {
  return state.field(sections, false)?.findLast(({ from }) => from <= position) ?? null;
}
