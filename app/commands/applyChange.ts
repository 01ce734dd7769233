import { applyEdits, fixIsSafe, sourceFromText } from '../../engine/index.ts';
import type { FileChange } from '../editor/changes/fileChange.ts';
import { sourceOf } from '../store/selectors/source.ts';
import type { CommandTools } from './command.ts';
import { consequences } from './consequences.ts';

/** How a change is called before it is done and after. */
interface ChangeWords {
  /** 'Sort the rules' */
  readonly title: string;
  /** 'Rules sorted' */
  readonly done: string;
}

function note(...sentences: readonly string[]): { readonly description?: string } {
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  return text === '' ? {} : { description: text };
}

/** Makes a change at once, with a way back, and shows where. */
export function makeChange(
  tools: CommandTools,
  change: FileChange,
  { title, done }: ChangeWords,
  said = '',
): void {
  const { store, services } = tools;
  if (change.kind === 'nothing') {
    services.notifier.notify({ tone: 'info', title: `${title}: no change`, ...note(change.why) });
    return;
  }
  const { case: theCase, editRobots } = store.getState();
  editRobots(change.edits);
  services.notifier.notify({
    tone: 'info',
    title: done,
    ...note(said, change.remark),
    action: { label: 'Undo', run: () => store.setState({ case: theCase }) },
  });
}

/** Makes a change at once where it is proved that no verdict changes; else shows what changes and waits for a yes. */
export function offerChange(tools: CommandTools, change: FileChange, words: ChangeWords): void {
  const { store } = tools;
  if (change.kind === 'nothing') {
    makeChange(tools, change, words);
    return;
  }
  const before = sourceOf(store.getState().case.robots).text;
  const after = applyEdits(before, change.edits);
  if (fixIsSafe(sourceFromText(before), sourceFromText(after))) {
    makeChange(tools, change, words, 'No verdict changes.');
    return;
  }
  const found = consequences(before, after);
  const open =
    found.length === 0
      ? 'No changed verdict was found, but this is not proven.'
      : 'This changes verdicts. Examples:';
  store.getState().propose({
    title: words.title,
    before,
    after,
    consequences: found,
    remark: [change.remark, open].filter((sentence) => sentence !== '').join(' '),
    done: words.done,
  });
}
