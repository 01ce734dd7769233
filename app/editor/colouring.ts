import type { Text } from '@codemirror/state';
import { RangeSetBuilder } from '@codemirror/state';
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view';
import { Decoration, ViewPlugin } from '@codemirror/view';
import type { LineToken, TokenKind } from './lineTokens.ts';

/** Longer lines are coloured up to here: nobody reads on, and the view must not wait. */
const longestColoured = 4000;

const marks = new Map<TokenKind, Decoration>();

function markOf(kind: TokenKind): Decoration {
  const known = marks.get(kind);
  if (known !== undefined) return known;
  const mark = Decoration.mark({ class: `cm-robots-${kind}` });
  marks.set(kind, mark);
  return mark;
}

/** A run of positions: `from` is included, `to` is not. */
interface DocumentRange {
  readonly from: number;
  readonly to: number;
}

/** The colours of the lines that `ranges` touch. */
export function colourLines(
  doc: Text,
  ranges: readonly DocumentRange[],
  tokenise: (line: string) => readonly LineToken[],
): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let done = -1;
  for (const { from, to } of ranges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      at = line.to + 1;
      if (line.from <= done) continue;
      done = line.from;
      for (const token of tokenise(line.text.slice(0, longestColoured)))
        if (token.to > token.from)
          builder.add(line.from + token.from, line.from + token.to, markOf(token.kind));
    }
  }
  return builder.finish();
}

/** Colours what is in view, line by line. */
export function colouring(tokenise: (line: string) => readonly LineToken[]) {
  const colour = (view: EditorView) => colourLines(view.state.doc, view.visibleRanges, tokenise);
  return ViewPlugin.define(
    (view) => ({
      decorations: colour(view),
      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged) this.decorations = colour(update.view);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  );
}
