import type { StateCreator } from 'zustand';
import type { AccessInput, Case, TextEdit } from '../../engine/index.ts';
import { applyEdits, parseUrlList } from '../../engine/index.ts';
import { sourceOf } from './selectors/source.ts';
import type { ViewSlice } from './viewSlice.ts';

/** The case being worked on, and what changes it. */
export interface CaseSlice {
  readonly case: Case;
  /** Name of the file that the robots.txt was opened from; null where it was typed, or came with a case. */
  readonly fileName: string | null;
  /** The case before the last step that replaced more than text, for taking that step back. */
  readonly previousCase: Case | null;
  /** Takes what was typed: from now on text counts, not the octets of a file. */
  readonly setRobotsText: (text: string) => void;
  /**
   * Opens a file octet for octet. `fetch` is how this file was fetched: what was known of the one before says nothing
   * about it.
   */
  readonly openRobotsFile: (octets: Uint8Array, fileName: string, fetch?: AccessInput | null) => void;
  /** Applies edits given in UTF-16 offsets of the present text. */
  readonly editRobots: (edits: readonly TextEdit[]) => void;
  readonly updateCase: (change: Partial<Omit<Case, 'robots'>>) => void;
  /** Adds URLs at the end of the list, but for those that are there already. */
  readonly addUrls: (urls: readonly string[]) => void;
  readonly addBot: (bot: string) => void;
  readonly removeBot: (bot: string) => void;
  /** Puts another case in place of this one. */
  readonly replaceCase: (next: Case) => void;
  /** Takes the last replacement back. */
  readonly restorePreviousCase: () => void;
}

/** The slice of the case. */
export const createCaseSlice =
  (initial: Case): StateCreator<CaseSlice & Pick<ViewSlice, 'selection'>, [], [], CaseSlice> =>
  (set, get) => ({
    case: initial,
    fileName: null,
    previousCase: null,
    setRobotsText: (text) =>
      set((state) => ({ case: { ...state.case, robots: { kind: 'text', text } }, fileName: null })),
    openRobotsFile: (octets, fileName, fetch = null) =>
      set((state) => ({
        case: { ...state.case, robots: { kind: 'octets', octets }, fetch },
        fileName,
        previousCase: state.case,
        selection: null,
      })),
    editRobots: (edits) => get().setRobotsText(applyEdits(sourceOf(get().case.robots).text, edits)),
    updateCase: (change) => set((state) => ({ case: { ...state.case, ...change } })),
    addUrls: (urls) => {
      const { urlList } = get().case;
      const known = new Set(parseUrlList(urlList).map(({ url }) => url));
      const fresh = [...new Set(urls)].filter((url) => !known.has(url));
      if (fresh.length === 0) return;
      const end = urlList === '' || urlList.endsWith('\n') ? '' : '\n';
      get().updateCase({ urlList: `${urlList}${end}${fresh.join('\n')}\n` });
    },
    addBot: (bot) => {
      const { bots } = get().case;
      if (!bots.includes(bot)) get().updateCase({ bots: [...bots, bot] });
    },
    removeBot: (bot) => get().updateCase({ bots: get().case.bots.filter((other) => other !== bot) }),
    replaceCase: (next) =>
      set((state) => ({ case: next, fileName: null, previousCase: state.case, selection: null })),
    restorePreviousCase: () => {
      const { previousCase } = get();
      if (previousCase !== null)
        set((state) => ({ case: previousCase, previousCase: state.case, selection: null }));
    },
  });
