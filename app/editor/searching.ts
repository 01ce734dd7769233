import { gotoLine, highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

/** Finding and replacing: a chunk of its own, loaded when someone first searches. */
export const searching: Extension = [search({ top: true }), highlightSelectionMatches(), keymap.of(searchKeymap)];

/** The commands that open its panels. */
export const commands = { openSearchPanel, gotoLine };
