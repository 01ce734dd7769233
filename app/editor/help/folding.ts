import { codeFolding, foldGutter, foldKeymap, foldService } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { sectionAt, setSections } from './sections.ts';

/** A group folds to its first User-agent line. */
const groups = foldService.of((state, lineStart, lineEnd) => {
  const section = sectionAt(state, lineStart);
  if (section === null || section.from !== lineStart || section.to <= lineEnd) return null;
  return { from: lineEnd, to: section.to };
});

function mark(open: boolean): HTMLElement {
  const element = document.createElement('span');
  element.className = 'cm-fold-mark';
  element.textContent = open ? '⌄' : '›';
  element.title = open ? 'Fold this group' : 'Unfold this group';
  return element;
}

/** Groups can be folded, by the gutter and by keys. */
export const folding: Extension = [
  groups,
  codeFolding({
    preparePlaceholder: (state, { from, to }) => state.doc.lineAt(to).number - state.doc.lineAt(from).number,
    placeholderDOM: (_view, onClick, lines: number) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.className = 'cm-fold-rest';
      element.textContent = lines === 1 ? '1 line' : `${lines} lines`;
      element.onclick = onClick;
      return element;
    },
  }),
  foldGutter({
    markerDOM: mark,
    foldingChanged: ({ transactions }) =>
      transactions.some(({ effects }) => effects.some((effect) => effect.is(setSections))),
  }),
  keymap.of(foldKeymap),
];
