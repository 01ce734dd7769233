import { standardKeymap } from '@codemirror/commands';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import type { Extension } from '@codemirror/state';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { colouring } from './colouring.ts';
import { comparisonTheme, editorTheme, robotsTheme } from './editorTheme.ts';
import { lineTokens } from './lineTokens.ts';

/** One of two texts. */
interface ComparedText {
  readonly text: string;
  /** Its name for those who listen. */
  readonly label: string;
}

interface TextComparisonOptions {
  readonly before: ComparedText;
  readonly after: ComparedText;
  readonly layout: 'side-by-side' | 'unified';
}

/** Two texts to be read, with what differs between them marked. */
export interface TextComparison {
  readonly dom: HTMLElement;
  readonly destroy: () => void;
}

/** Lines that are the same in both are folded where there are many. */
const collapseUnchanged = { margin: 3, minSize: 6 };
const diffConfig = { scanLimit: 2000 };

function readingExtensions(label: string): Extension {
  return [
    EditorState.readOnly.of(true),
    highlightSpecialChars(),
    lineNumbers(),
    EditorView.lineWrapping,
    keymap.of(standardKeymap),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-readonly': 'true',
      tabindex: '0',
      inputmode: 'none',
      spellcheck: 'false',
    }),
    colouring(lineTokens),
    editorTheme,
    robotsTheme,
    comparisonTheme,
  ];
}

const withLf = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Shows how one text became another: both side by side, or the new one with what went away in its place. */
export function createTextComparison({ before, after, layout }: TextComparisonOptions): TextComparison {
  if (layout === 'side-by-side') {
    const merge = new MergeView({
      a: { doc: withLf(before.text), extensions: readingExtensions(before.label) },
      b: { doc: withLf(after.text), extensions: readingExtensions(after.label) },
      collapseUnchanged,
      diffConfig,
      gutter: true,
    });
    return { dom: merge.dom, destroy: () => remove(merge.dom, merge) };
  }
  const view = new EditorView({
    state: EditorState.create({
      doc: withLf(after.text),
      extensions: [
        readingExtensions(`${before.label} and ${after.label}`),
        unifiedMergeView({
          original: withLf(before.text),
          mergeControls: false,
          collapseUnchanged,
          diffConfig,
          gutter: true,
        }),
      ],
    }),
  });
  return { dom: view.dom, destroy: () => remove(view.dom, view) };
}

function remove(dom: HTMLElement, view: { readonly destroy: () => void }): void {
  view.destroy();
  dom.remove();
}
