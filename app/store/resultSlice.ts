import type { StateCreator } from 'zustand';

/** Which URLs of the list are shown: those with such a verdict for some bot, or such a standing. */
export type UrlFilter = 'all' | 'blocked' | 'allowed' | 'differs' | 'unexpected' | 'outside' | 'unreadable';

/** What the rows are ordered by; rows that are equal in it stay in the order of the list. */
export type UrlSort =
  | { readonly by: 'list' | 'url' | 'differs' | 'expectation'; readonly descending: boolean }
  /** `bot` as it stands in the case. */
  | { readonly by: 'verdict' | 'rule'; readonly bot: string; readonly descending: boolean };

/** How the results are looked at; nothing of it is in a case. */
export interface ResultSlice {
  readonly urlFilter: UrlFilter;
  /** What a URL must contain, in any case of letters; '' for any. */
  readonly urlSearch: string;
  readonly urlSort: UrlSort;
  /** Whether the rows stand under the rules that decide them. */
  readonly isGroupedByRule: boolean;
  readonly setUrlFilter: (filter: UrlFilter) => void;
  readonly setUrlSearch: (search: string) => void;
  readonly setUrlSort: (sort: UrlSort) => void;
  readonly setGroupedByRule: (isGrouped: boolean) => void;
}

/** The slice of the results. */
export const createResultSlice: StateCreator<ResultSlice> = (set) => ({
  urlFilter: 'all',
  urlSearch: '',
  urlSort: { by: 'list', descending: false },
  isGroupedByRule: false,
  setUrlFilter: (urlFilter) => set({ urlFilter }),
  setUrlSearch: (urlSearch) => set({ urlSearch }),
  setUrlSort: (urlSort) => set({ urlSort }),
  setGroupedByRule: (isGroupedByRule) => set({ isGroupedByRule }),
});
