/** Keys that the editors bring, in CodeMirror's notation: the ones worth knowing. */
export const editingKeys: readonly { readonly title: string; readonly keys: string }[] = [
  { title: 'Find and replace', keys: 'Mod-f' },
  { title: 'Go to a line', keys: 'Alt-g' },
  { title: 'Autocomplete', keys: 'Mod-Space' },
  { title: 'Comment or uncomment the line', keys: 'Mod-/' },
  { title: 'Next problem', keys: 'F8' },
  { title: 'Move the line up', keys: 'Alt-ArrowUp' },
  { title: 'Undo', keys: 'Mod-z' },
];
