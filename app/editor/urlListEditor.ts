import type { Extension } from '@codemirror/state';
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { EditorView, GutterMarker, gutter, placeholder } from '@codemirror/view';
import { urlListTheme } from './editorTheme.ts';
import type { TextEditor } from './textEditor.ts';
import { createTextEditor } from './textEditor.ts';

/** What a line of the list came to, over all bots asked. */
export type UrlOutcome = 'allowed' | 'blocked' | 'mixed' | 'outside' | 'unreadable';

const symbols: { readonly [Outcome in UrlOutcome]: string } = {
  allowed: '✓',
  blocked: '✕',
  mixed: '◐',
  outside: '–',
  unreadable: '?',
};

class OutcomeMarker extends GutterMarker {
  readonly outcome: UrlOutcome;

  constructor(outcome: UrlOutcome) {
    super();
    this.outcome = outcome;
  }

  override eq(other: OutcomeMarker): boolean {
    return other.outcome === this.outcome;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = `cm-url-${this.outcome}`;
    element.textContent = symbols[this.outcome];
    return element;
  }
}

const markers: { readonly [Outcome in UrlOutcome]: OutcomeMarker } = {
  allowed: new OutcomeMarker('allowed'),
  blocked: new OutcomeMarker('blocked'),
  mixed: new OutcomeMarker('mixed'),
  outside: new OutcomeMarker('outside'),
  unreadable: new OutcomeMarker('unreadable'),
};

const setOutcomes = StateEffect.define<ReadonlyMap<number, UrlOutcome>>();

const outcomeField = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update: (set, { effects, changes, state }) => {
    for (const effect of effects) {
      if (!effect.is(setOutcomes)) continue;
      const ranges = [...effect.value]
        .filter(([line]) => line <= state.doc.lines)
        .map(([line, outcome]) => markers[outcome].range(state.doc.line(line).from));
      return RangeSet.of(ranges, true);
    }
    return set.map(changes);
  },
});

const outcomeGutter: Extension = [
  outcomeField,
  gutter({
    class: 'cm-url-gutter',
    markers: (view) => view.state.field(outcomeField),
    initialSpacer: () => markers.mixed,
  }),
];

/** What is on the clipboard: its text, and its markup or ''. */
export type PasteTaker = (text: string, html: string) => boolean;

/** The editor of the URL list: a URL a line, with its outcome before it. */
export interface UrlListEditor extends Omit<TextEditor, 'view'> {
  readonly dom: HTMLElement;
  /** By 1-based line of the list. */
  readonly setOutcomes: (outcomes: ReadonlyMap<number, UrlOutcome>) => void;
  /** Says that the outcomes are those of an older file: they are dimmed. */
  readonly setBusy: (isBusy: boolean) => void;
  /** Asked before something is pasted: true where it was taken in another way, and the editor is to leave it alone. */
  readonly setPasteTaker: (take: PasteTaker | null) => void;
  /** Puts lines in place of what is selected, as lines of their own, in a step that can be undone. */
  readonly insertLines: (lines: string) => void;
  readonly focus: () => void;
}

/** Creates the editor of the URL list, once an app. */
export function createUrlListEditor(onChange: (text: string) => void): UrlListEditor {
  let taker: PasteTaker | null = null;
  const pasting = EditorView.domEventHandlers({
    paste: ({ clipboardData }) =>
      taker?.(clipboardData?.getData('text/plain') ?? '', clipboardData?.getData('text/html') ?? '') ?? false,
  });
  const editor = createTextEditor({
    label: 'URLs to test, one per line',
    onChange,
    extensions: [
      outcomeGutter,
      pasting,
      urlListTheme,
      placeholder('/private/report.pdf\nhttps://example.com/shop?sort=price'),
    ],
  });
  return {
    dom: editor.view.dom,
    destroy: editor.destroy,
    setText: editor.setText,
    setBusy: editor.setBusy,
    focus: () => editor.view.focus(),
    setPasteTaker: (take) => {
      taker = take;
    },
    insertLines: (lines) => {
      const { state } = editor.view;
      const { from, to } = state.selection.main;
      const before = from > state.doc.lineAt(from).from ? '\n' : '';
      const after = to < state.doc.lineAt(to).to ? '\n' : '';
      editor.view.dispatch(state.replaceSelection(`${before}${lines}${after}`), {
        userEvent: 'input.paste',
        scrollIntoView: true,
      });
    },
    setOutcomes: (outcomes) => editor.view.dispatch({ effects: setOutcomes.of(outcomes) }),
  };
}
