import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import {
  acceptCompletion,
  autocompletion,
  completionStatus,
  insertCompletionText,
  moveCompletionSelection,
  selectedCompletionIndex,
  startCompletion,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { Prec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { keymap } from '@codemirror/view';
import type { CompletionOption } from './completionsAt.ts';
import { completionsAt } from './completionsAt.ts';
import type { EditingContext, HelpReason } from './editingContext.ts';

function toCompletion(option: CompletionOption, index: number): Completion {
  const { label, insert = label, detail, info, goesOn = false } = option;
  return {
    label,
    detail,
    // The order is a meaning of its own: the library sorts by likeness first and by this then.
    boost: Math.max(-99, 99 - index),
    ...(info === undefined ? {} : { info }),
    apply: (view, _completion, from, to) => {
      view.dispatch(insertCompletionText(view.state, insert, from, to));
      if (goesOn) startCompletion(view);
    },
  };
}

function source(contextOf: (reason: HelpReason) => EditingContext) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    const before = line.text.slice(0, pos - line.from);
    // An empty line asks for nothing until someone does.
    if (!explicit && before.trim() === '') return null;
    const answer = completionsAt(before, line.number, contextOf(explicit ? 'asked' : 'typed'));
    if (answer === null) return null;
    return { from: line.from + answer.from, options: answer.options.map(toCompletion) };
  };
}

/** Takes what is picked, or the first where nothing is: so Enter stays what ends a line. */
function takeCompletion(view: EditorView): boolean {
  if (completionStatus(view.state) !== 'active') return false;
  if (selectedCompletionIndex(view.state) === null) moveCompletionSelection(true)(view);
  return acceptCompletion(view);
}

/** Offers what may be meant while one types. Tab takes the first, arrows pick another. */
export function completion(contextOf: (reason: HelpReason) => EditingContext): Extension {
  return [
    autocompletion({
      override: [source(contextOf)],
      icons: false,
      selectOnOpen: false,
      filterStrict: true,
      maxRenderedOptions: 60,
      interactionDelay: 0,
    }),
    Prec.highest(keymap.of([{ key: 'Tab', run: takeCompletion }])),
  ];
}
