import type { StateCreator } from 'zustand';
import type { AccessInput, RawResponse } from '../../engine/index.ts';
import type { CaseSlice } from './caseSlice.ts';
import { fetchAt, plainFetch } from './selectors/fetchInput.ts';

/** What is looked at of fetching: the robots.txt's answer, or what a page says of itself. */
export type FetchPart = 'file' | 'page';

/** What is put in about fetching beside the case: pasted text, and the page asked about. */
export interface FetchSlice {
  readonly fetchPart: FetchPart;
  /** A response as `curl -i` prints it: as pasted, or the octets of a file. */
  readonly response: string | Uint8Array;
  /** A page's head, its response headers, or both, as pasted. */
  readonly pageText: string;
  /** The page's address as typed; null until someone types: then it is the first of the list. */
  readonly pageUrl: string | null;
  readonly setFetchPart: (part: FetchPart) => void;
  readonly setResponse: (response: string | Uint8Array) => void;
  readonly setPageText: (text: string) => void;
  readonly setPageUrl: (url: string) => void;
  /** Changes what is known of the fetch as of `clock`, in seconds since 1970. */
  readonly changeFetch: (change: Partial<AccessInput>, clock: number) => void;
  /** Takes what a pasted response says. */
  readonly takeResponse: (parsed: Extract<RawResponse, { ok: true }>, clock: number) => void;
  /** Forgets what was known of the fetch: the file counts as served. */
  readonly forgetFetch: () => void;
}

/** The slice of fetching. */
export const createFetchSlice: StateCreator<FetchSlice & CaseSlice, [], [], FetchSlice> = (set, get) => ({
  fetchPart: 'file',
  response: '',
  pageText: '',
  pageUrl: null,
  setFetchPart: (fetchPart) => set({ fetchPart }),
  setResponse: (response) => set({ response }),
  setPageText: (pageText) => set({ pageText }),
  setPageUrl: (pageUrl) => set({ pageUrl }),
  changeFetch: (change, clock) => {
    const { fetch } = get().case;
    const before = fetch === null ? plainFetch(clock) : fetchAt(fetch, clock);
    get().updateCase({ fetch: { ...before, ...change } });
  },
  takeResponse: ({ hops, result, robotsUrl, date }, clock) => {
    const { fetch } = get().case;
    const now = date ?? clock;
    const before = fetch === null ? plainFetch(now) : fetchAt(fetch, now);
    get().updateCase({
      fetch: { ...before, hops, result, robotsUrl },
      ...(date === null ? {} : { time: new Date(date * 1000).toISOString() }),
    });
  },
  forgetFetch: () => {
    set({ response: '' });
    get().updateCase({ fetch: null, time: null });
  },
});
