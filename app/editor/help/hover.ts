import { forEachDiagnostic } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { Tooltip } from '@codemirror/view';
import { EditorView, hoverTooltip, keymap, showTooltip } from '@codemirror/view';
import type { EditingContext, HelpReason } from './editingContext.ts';
import { lineMeaning } from './lineMeaning.ts';
import { tokenAt } from './tokenMeaning.ts';

/** What is known about a place, and what can be asked from there. */
interface LineHelp {
  /** Positions in the document. */
  readonly from: number;
  readonly to: number;
  readonly sentences: readonly string[];
  /** Ids of the lint rules that found something on the line. */
  readonly rules: readonly string[];
}

/** What to say of a place of the document; null for nothing. */
function lineHelpAt(state: EditorState, position: number, context: EditingContext): LineHelp | null {
  const line = state.doc.lineAt(position);
  const token = tokenAt(line.text, position - line.from);
  const sentences = [
    ...(token?.sentence == null ? [] : [token.sentence]),
    ...lineMeaning(context, line.number),
  ];
  const rules = [
    ...new Set(context.findings.filter((finding) => finding.line === line.number).map(({ id }) => id)),
  ];
  if (sentences.length === 0 && rules.length === 0) return null;
  return {
    from: line.from + (token?.from ?? 0),
    to: token === null ? line.to : line.from + token.to,
    sentences,
    rules,
  };
}

function draw({ sentences, rules }: LineHelp, onExplain: (id: string) => void): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-line-help';
  for (const sentence of sentences) {
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    dom.append(paragraph);
  }
  for (const [index, id] of rules.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cm-line-help-rule';
    button.textContent = index === 0 ? `Explain ${id} (F1)` : `Explain ${id}`;
    button.onclick = () => onExplain(id);
    dom.append(button);
  }
  return dom;
}

/** Ids of the lint rules whose findings are marked at a place. */
function findingsAt(state: EditorState, position: number): ReadonlySet<string> {
  const ids = new Set<string>();
  forEachDiagnostic(state, ({ source }, from, to) => {
    if (source !== undefined && from <= position && position <= to) ids.add(source);
  });
  return ids;
}

const setPinned = StateEffect.define<Tooltip | null>();

/** The help that was asked for by key: it stays until the cursor or the text moves on. */
const pinned = StateField.define<Tooltip | null>({
  create: () => null,
  update: (held, { effects, docChanged, selection }) => {
    for (const effect of effects) if (effect.is(setPinned)) return effect.value;
    return docChanged || selection !== undefined ? null : held;
  },
  provide: (field) => showTooltip.from(field),
});

interface HoverOptions {
  readonly contextOf: (reason: HelpReason) => EditingContext;
  readonly onExplain: (id: string) => void;
}

/** Says what a line does, for whom, and what each piece means: where the pointer rests, or at the cursor by key. */
export function hover({ contextOf, onExplain }: HoverOptions): Extension {
  const tooltipAt = (
    state: EditorState,
    position: number,
    told: ReadonlySet<string> = new Set(),
  ): Tooltip | null => {
    const found = lineHelpAt(state, position, contextOf('asked'));
    if (found === null) return null;
    const help = { ...found, rules: found.rules.filter((id) => !told.has(id)) };
    if (help.sentences.length === 0 && help.rules.length === 0) return null;
    return { pos: help.from, end: help.to, above: true, create: () => ({ dom: draw(help, onExplain) }) };
  };
  const pin = (view: EditorView): boolean => {
    const tooltip = tooltipAt(view.state, view.state.selection.main.head);
    view.dispatch({ effects: setPinned.of(tooltip) });
    const said = tooltip === null ? 'No information about this line.' : '';
    if (said !== '') view.dispatch({ effects: EditorView.announce.of(said) });
    return true;
  };
  const unpin = (view: EditorView): boolean => {
    if (view.state.field(pinned) === null) return false;
    view.dispatch({ effects: setPinned.of(null) });
    return true;
  };
  const explain = ({ state }: EditorView): boolean => {
    const [first] = lineHelpAt(state, state.selection.main.head, contextOf('asked'))?.rules ?? [];
    if (first === undefined) return false;
    onExplain(first);
    return true;
  };
  return [
    // What was found at the very place is told by a tooltip of its own.
    hoverTooltip(({ state }, position) => tooltipAt(state, position, findingsAt(state, position)), {
      hideOnChange: true,
    }),
    pinned,
    keymap.of([
      { key: 'F1', run: explain },
      { key: 'Mod-i', run: pin },
      { key: 'Escape', run: unpin },
    ]),
  ];
}
