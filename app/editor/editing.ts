import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { gotoLine, highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

/** What makes editing comfortable: undoing, all usual keys, finding and replacing, going to a line. */
export const editing: Extension = [
  history(),
  EditorState.languageData.of(() => [{ commentTokens: { line: '#' } }]),
  search({ top: true }),
  highlightSelectionMatches(),
  keymap.of([...historyKeymap, ...searchKeymap, { key: 'Alt-g', run: gotoLine }, ...defaultKeymap]),
];
