import { EditorView } from '@codemirror/view';

/** How both editors look: by the tokens of the app, so that a change of theme needs no word to them. */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    fontSize: 'var(--text-field)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: 'var(--leading-code)',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 var(--space-3) 0 var(--space-2)' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    color: 'var(--text-faint)',
    border: 'none',
    fontSize: 'var(--text-s)',
    lineHeight: 'calc(var(--leading-code) * var(--text-field))',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem', padding: '0 var(--space-1) 0 var(--space-3)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--text)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--surface-hover)' },
  '.cm-placeholder': { color: 'var(--text-faint)' },
  '.cm-specialChar': { color: 'var(--block)' },
  '.cm-tooltip': {
    border: 'none',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
    fontFamily: 'var(--font-ui)',
  },
  '@media (forced-colors: active)': {
    '.cm-tooltip': { border: 'var(--border) solid CanvasText' },
    '.cm-tooltip-autocomplete li[aria-selected]': {
      outline: 'var(--border-strong) solid Highlight',
      outlineOffset: 'calc(-1 * var(--border-strong))',
    },
  },
  '.cm-panels': { backgroundColor: 'var(--surface-sunk)', color: 'var(--text)' },
  '.cm-panels.cm-panels-top': { borderBottom: 'var(--border) solid var(--line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: 'var(--border) solid var(--line)' },
  '.cm-panel.cm-search, .cm-panel.cm-gotoLine': { padding: 'var(--space-2)', fontFamily: 'var(--font-ui)' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    border: 'var(--border) solid var(--line-control)',
    borderRadius: 'var(--radius-s)',
    fontSize: 'var(--text-s)',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--surface)',
    border: 'var(--border) solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    fontSize: 'var(--text-s)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-ground)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-ground)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-ground)' },
});

/** What only the robots.txt has: colours of its pieces, lit lines, notes, findings. */
export const robotsTheme = EditorView.theme({
  '.cm-robots-field': { color: 'var(--syntax-field)' },
  '.cm-robots-unknown-field': { color: 'var(--text-soft)' },
  '.cm-robots-agent': { color: 'var(--syntax-agent)' },
  '.cm-robots-path, .cm-robots-value': { color: 'var(--syntax-path)' },
  '.cm-robots-special': { color: 'var(--syntax-special)', fontWeight: 'var(--weight-bold)' },
  '.cm-robots-escape': { color: 'var(--syntax-escape)' },
  '.cm-robots-comment': { color: 'var(--syntax-comment)', fontStyle: 'italic' },
  '.cm-robots-malformed': { color: 'var(--text-soft)' },
  '.cm-line-ignored': { opacity: '0.72' },
  '.cm-line-group': { boxShadow: 'inset var(--border-strong) 0 var(--line-strong)' },
  '.cm-line.cm-line-deciding, &.cm-focused .cm-line-deciding': {
    backgroundColor: 'var(--accent-ground)',
    boxShadow: 'inset var(--border-strong) 0 var(--accent)',
  },
  '.cm-line.cm-line-other, &.cm-focused .cm-line-other': {
    backgroundColor: 'var(--differ-ground)',
    boxShadow: 'inset var(--border-strong) 0 var(--differ)',
  },
  '.cm-line-noted': { position: 'relative', paddingRight: '11rem' },
  '.cm-line-note': {
    position: 'absolute',
    top: '0',
    right: 'var(--space-3)',
    maxWidth: '10rem',
    overflow: 'hidden',
    color: 'var(--text-faint)',
    fontFamily: 'var(--font-ui)',
    fontSize: 'var(--text-xs)',
    lineHeight: 'calc(var(--leading-code) * var(--text-field))',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    userSelect: 'none',
  },
  '@media (max-width: 50rem)': {
    '.cm-line-noted': { paddingRight: 'var(--space-3)' },
    '.cm-line-note': { position: 'static', paddingLeft: 'var(--space-4)' },
  },
  // What is said beside the text is older than it; what comes soon is not worth a flicker.
  '&[data-busy] .cm-line-note': { opacity: '0.5', transition: 'opacity 0s 250ms' },
  '&[data-busy] .cm-line:is(.cm-line-deciding, .cm-line-other, .cm-line-group)': {
    backgroundColor: 'transparent',
    boxShadow: 'none',
    transition: 'background-color 0s 250ms, box-shadow 0s 250ms',
  },
  // Its code comes late: the place is there from the start.
  '.cm-foldGutter': { width: 'var(--space-3)' },
  '.cm-foldGutter .cm-gutterElement': { padding: '0', textAlign: 'center' },
  '.cm-gutter-lint': { width: 'var(--space-4)' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0', display: 'grid', placeItems: 'center' },
  '.cm-lint-marker': { width: '0.5rem', height: '0.5rem' },
  '.cm-lint-marker-error': { content: 'none', borderRadius: '50%', backgroundColor: 'var(--block)' },
  '.cm-lint-marker-warning': { content: 'none', transform: 'rotate(45deg)', backgroundColor: 'var(--warn)' },
  '.cm-lint-marker-info, .cm-lint-marker-hint': {
    content: 'none',
    borderRadius: '50%',
    border: 'var(--border-strong) solid var(--text-faint)',
  },
  '.cm-lintRange': { backgroundImage: 'none', paddingBottom: '0', textUnderlineOffset: '0.2em' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--block) 1px' },
  '.cm-lintRange-warning': { textDecoration: 'underline wavy var(--warn) 1px' },
  '.cm-lintRange-info': { textDecoration: 'underline dotted var(--text-faint) 1px' },
  '.cm-lintRange-active': { backgroundColor: 'transparent' },
  // Grounds and shadows are not painted there: lines are.
  '@media (forced-colors: active)': {
    '.cm-line.cm-line-deciding': {
      outline: 'var(--border-strong) solid Highlight',
      outlineOffset: 'calc(-1 * var(--border-strong))',
    },
    '.cm-line.cm-line-other': {
      outline: 'var(--border-strong) dashed Highlight',
      outlineOffset: 'calc(-1 * var(--border-strong))',
    },
    '.cm-lint-marker-error, .cm-lint-marker-warning': {
      backgroundColor: 'CanvasText',
      forcedColorAdjust: 'none',
    },
  },
  '.cm-tooltip-lint': { maxWidth: '30rem', padding: 'var(--space-1)' },
  '.cm-diagnostic': {
    border: 'none',
    padding: 'var(--space-2)',
    fontSize: 'var(--text-s)',
    lineHeight: 'var(--leading)',
  },
  '.cm-diagnosticSource': { color: 'var(--text-faint)', fontSize: 'var(--text-xs)', opacity: '1' },
  '.cm-diagnosticAction': {
    display: 'inline-block',
    margin: 'var(--space-1) var(--space-1) 0 0',
    padding: 'var(--space-1) var(--space-2)',
    border: 'var(--border) solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    fontSize: 'var(--text-s)',
  },
});

/** What only the URL list has: the outcome of each line. */
export const urlListTheme = EditorView.theme({
  '&[data-busy] .cm-url-gutter': { opacity: '0.5', transition: 'opacity 0s 250ms' },
  '.cm-url-gutter .cm-gutterElement': {
    minWidth: '1.75rem',
    textAlign: 'center',
    fontWeight: 'var(--weight-bold)',
  },
  '.cm-url-allowed': { color: 'var(--allow)' },
  '.cm-url-blocked': { color: 'var(--block)' },
  '.cm-url-mixed': { color: 'var(--warn)' },
  '.cm-url-outside': { color: 'var(--text-faint)' },
  '.cm-url-unreadable': { color: 'var(--warn)' },
});

/** What only the comparison of two texts has: lines that go and lines that come. */
export const comparisonTheme = EditorView.theme({
  '&': { height: 'auto' },
  '.cm-changedLine, &.cm-merge-b .cm-changedLine': { backgroundColor: 'var(--allow-ground)' },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { backgroundColor: 'var(--block-ground)' },
  '.cm-changedText, &.cm-merge-b .cm-changedText': {
    background: 'none',
    boxShadow: 'inset 0 calc(-1 * var(--border-strong)) var(--allow)',
  },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none',
    boxShadow: 'inset 0 calc(-1 * var(--border-strong)) var(--block)',
  },
  '.cm-deletedChunk': { padding: '0 var(--space-3) 0 var(--space-2)' },
  '.cm-changeGutter': { width: 'var(--space-1)', paddingLeft: '0' },
  '.cm-changedLineGutter, &.cm-merge-b .cm-changedLineGutter': { background: 'var(--allow)' },
  '.cm-deletedLineGutter, &.cm-merge-a .cm-changedLineGutter': { background: 'var(--block)' },
  '@media (forced-colors: active)': {
    '.cm-changedText, &.cm-merge-b .cm-changedText': { textDecoration: 'underline' },
    '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': { textDecoration: 'line-through' },
    '.cm-changedLineGutter, .cm-deletedLineGutter': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
  '.cm-collapsedLines': {
    padding: 'var(--space-1) var(--space-3)',
    background: 'var(--surface-sunk)',
    color: 'var(--text-soft)',
    fontFamily: 'var(--font-ui)',
    fontSize: 'var(--text-s)',
  },
});
