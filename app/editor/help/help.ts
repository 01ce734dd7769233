import { lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { keymap } from '@codemirror/view';
import type { Finding } from '../../../engine/index.ts';
import type { EditorPositions } from '../editorPositions.ts';
import { completion } from './completion.ts';
import { toDiagnostics } from './diagnostics.ts';
import type { EditingContext, HelpReason } from './editingContext.ts';
import { folding } from './folding.ts';
import { helpTheme } from './helpTheme.ts';
import { hover } from './hover.ts';
import { stickyGroup } from './stickyGroup.ts';

/** What help needs to know, and whom it tells. */
export interface HelpOptions {
  readonly contextOf: (reason: HelpReason) => EditingContext;
  readonly onFix: (finding: Finding) => void;
  /** Asks for the page of a lint rule. */
  readonly onExplain: (id: string) => void;
  /** Commands by their keys, as CodeMirror writes them. */
  readonly keys: readonly { readonly key: string; readonly run: () => void }[];
}

/** What helps while one edits: a chunk that loads after the first screen is drawn. */
export function help({ contextOf, onExplain, keys }: HelpOptions): Extension {
  return [
    lintGutter(),
    keymap.of([
      { key: 'F8', run: nextDiagnostic },
      { key: 'Shift-F8', run: previousDiagnostic },
      ...keys.map(({ key, run }) => ({
        key,
        run: () => {
          run();
          return true;
        },
      })),
    ]),
    folding,
    stickyGroup,
    completion(contextOf),
    hover({ contextOf, onExplain }),
    helpTheme,
  ];
}

/** Marks findings in the text; `positions` are those of the text that they were found in. */
export function showFindings(
  view: EditorView,
  findings: readonly Finding[],
  positions: EditorPositions,
  options: HelpOptions,
): void {
  const diagnostics = toDiagnostics(findings, positions, view.state.doc.length, options);
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
