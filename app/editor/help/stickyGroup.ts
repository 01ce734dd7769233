import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView, PluginValue, ViewUpdate } from '@codemirror/view';
import { ViewPlugin } from '@codemirror/view';
import { sectionAt } from './sections.ts';

/** What stands above the first visible line: the group that it belongs to. */
export interface StickyGroup {
  /** 1-based line of its first User-agent line. */
  readonly line: number;
  readonly text: string;
}

/** The group whose beginning is out of sight above the line that begins at `top`, while its end is not; null for none. */
export function stickyGroupAt(state: EditorState, top: number): StickyGroup | null {
  const section = sectionAt(state, top);
  if (section === null || section.from >= top || section.to <= state.doc.lineAt(top).to) return null;
  const [first = '', ...others] = section.agents;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return { line: state.doc.lineAt(section.from).number, text: `User-agent: ${first}${more}` };
}

class StickyHeader implements PluginValue {
  readonly #view: EditorView;
  readonly #dom = document.createElement('button');
  #line = 0;

  constructor(view: EditorView) {
    this.#view = view;
    this.#dom.type = 'button';
    this.#dom.className = 'cm-sticky-group';
    this.#dom.hidden = true;
    // The text itself is what is read: this repeats it for the eye.
    this.#dom.tabIndex = -1;
    this.#dom.ariaHidden = 'true';
    this.#dom.onclick = () => {
      const { from } = view.state.doc.line(this.#line);
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      view.focus();
    };
    view.dom.append(this.#dom);
    view.scrollDOM.addEventListener('scroll', this.#measure, { passive: true });
    this.#measure();
  }

  update({ geometryChanged, docChanged, transactions }: ViewUpdate): void {
    if (geometryChanged || docChanged || transactions.length > 0) this.#measure();
  }

  destroy(): void {
    this.#view.scrollDOM.removeEventListener('scroll', this.#measure);
    this.#dom.remove();
  }

  readonly #measure = (): void => {
    this.#view.requestMeasure({
      key: this,
      read: (view) => {
        const height = view.scrollDOM.scrollTop - view.documentPadding.top;
        return height <= 0 ? null : stickyGroupAt(view.state, view.lineBlockAtHeight(height).from);
      },
      write: (group) => {
        this.#dom.hidden = group === null;
        if (group === null) return;
        this.#line = group.line;
        this.#dom.textContent = `${group.line}  ${group.text}`;
      },
    });
  };
}

/** Keeps the beginning of the group in sight while its rules are scrolled through. */
export const stickyGroup: Extension = ViewPlugin.fromClass(StickyHeader);
