import type { StateCreator } from 'zustand';
import type { Verdict } from '../../engine/index.ts';

/** 'system' follows the system's choice. */
export type Theme = 'system' | 'light' | 'dark';

/** A question picked from the tests: a line of the URL list, asked for one bot. */
export interface Selection {
  /** 1-based line of the URL list. */
  readonly urlLine: number;
  /** The bot as it stands in the case. */
  readonly bot: string;
}

/** A place in robots.txt to be shown; a new object each time it is asked for. */
export interface Reveal {
  /** 1-based line. */
  readonly line: number;
  /** UTF-16 offsets in the text to be selected, where there is a narrower place than the line. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** Whether the keyboard goes there too. */
  readonly focus: boolean;
}

/** Sizes of panes in per cent: the left one's width, and the editor's height in it. */
export interface PaneShares {
  readonly left: number;
  readonly editor: number;
}

/** The sizes until someone moves a separator. */
export const defaultPanes: PaneShares = { left: 44, editor: 60 };

/** The parts of the screen. Where there is room for one alone, it is the one that was gone to last. */
export type ScreenPart = 'robots' | 'problems' | 'tests';

/** What is looked at and how; nothing of it is in a case. */
export interface ViewSlice {
  /** Id of the open tab. */
  readonly tab: string;
  readonly theme: Theme;
  readonly panes: PaneShares;
  readonly part: ScreenPart;
  readonly selection: Selection | null;
  /** A verdict that is looked at without being of the list: its lines are lit as those of the selection are. */
  readonly lit: Verdict | null;
  readonly reveal: Reveal | null;
  readonly setTab: (tab: string) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly setPanes: (panes: PaneShares) => void;
  readonly setPart: (part: ScreenPart) => void;
  readonly select: (selection: Selection | null) => void;
  readonly light: (verdict: Verdict | null) => void;
  /** `isAside`: shown where the editor is in sight, and no reason to go there. */
  readonly revealLine: (
    line: number,
    options?: Partial<Omit<Reveal, 'line'>> & { readonly isAside?: boolean },
  ) => void;
}

/** What of it outlives a visit. */
export type ViewSettings = Pick<ViewSlice, 'tab' | 'theme' | 'panes'>;

/** The slice of the view. */
export const createViewSlice =
  (settings: ViewSettings): StateCreator<ViewSlice> =>
  (set) => ({
    ...settings,
    part: 'robots',
    selection: null,
    lit: null,
    reveal: null,
    setTab: (tab) => set({ tab, part: 'tests' }),
    setTheme: (theme) => set({ theme }),
    setPanes: (panes) => set({ panes }),
    setPart: (part) => set({ part }),
    select: (selection) => set({ selection }),
    light: (lit) => set({ lit }),
    revealLine: (line, { span = null, focus = false, isAside = false } = {}) =>
      set({ reveal: { line, span, focus }, ...(isAside ? {} : { part: 'robots' }) }),
  });
