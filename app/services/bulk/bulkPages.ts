import type { BulkFilter, BulkSort } from './bulkFilter.ts';
import type { BulkRunHandle } from './client.ts';
import type { BulkRows, RuleCount } from './protocol.ts';

/** How many rows are asked for at a time. */
export const pageLength = 200;

/** What is chosen of a run's rows. */
export interface BulkChoice {
  readonly filter: BulkFilter;
  readonly sort: BulkSort;
}

/** The rows of a run that were fetched so far. A new object with each change. */
export interface BulkPagesState {
  /** The handle that the rows are of. */
  readonly handle: BulkRunHandle;
  readonly choice: BulkChoice;
  /** How many rows were chosen. */
  readonly count: number;
  /** By the number of their page. */
  readonly pages: ReadonlyMap<number, BulkRows>;
  /** How many of the rows each rule decides. */
  readonly rules: readonly RuleCount[];
  /** True while another choice is on its way. */
  readonly isChanging: boolean;
}

/** Rows of a long list, fetched page by page as they are looked at. */
export interface BulkPages {
  readonly state: () => BulkPagesState | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Chooses rows of a run, also the same ones once more when there are more of them; what is shown stays until then. */
  readonly choose: (handle: BulkRunHandle, choice: BulkChoice) => void;
  /** Sees to it that rows are there, `to` not included. */
  readonly need: (from: number, to: number) => void;
  /** The row up to which rows were needed last. */
  readonly neededTo: () => number;
}

/** Pages kept at most: beyond, the ones looked at longest ago are dropped. */
const keptPages = 200;

/** An empty store of pages. */
export function createBulkPages(): BulkPages {
  const listeners = new Set<() => void>();
  let state: BulkPagesState | null = null;
  let wanted: { readonly handle: BulkRunHandle; readonly choice: BulkChoice } | null = null;
  let isChoosing = false;
  let range: readonly [number, number] = [0, 0];
  let asked = new Set<number>();

  /** Whether a choice is another than the one that is shown. */
  const isOther = (choice: BulkChoice | undefined): boolean =>
    choice !== undefined && JSON.stringify(choice) !== JSON.stringify(state?.choice);

  const nextChoice = (): BulkChoice | undefined => wanted?.choice;

  const set = (next: BulkPagesState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fetchPage = async (shown: BulkPagesState, page: number, mark: Set<number>): Promise<void> => {
    mark.add(page);
    const from = page * pageLength;
    const rows = await shown.handle.rows(from, Math.min(from + pageLength, shown.count));
    if (mark !== asked || state === null) return;
    const pages = new Map(state.pages).set(page, rows);
    for (const oldest of pages.keys()) {
      if (pages.size <= keptPages) break;
      pages.delete(oldest);
      mark.delete(oldest);
    }
    set({ ...state, pages });
  };

  const fetchRange = () => {
    // While rows are being chosen, nobody knows of which choice an answer would be.
    if (state === null || state.isChanging || isChoosing) return;
    const [from, to] = range;
    const last = Math.min(to, state.count) - 1;
    for (let page = Math.floor(from / pageLength); page <= Math.floor(last / pageLength); page += 1)
      // A run that was given up has no more rows: what is shown of it is about to be replaced.
      if (!asked.has(page)) void fetchPage(state, page, asked).catch(() => asked.delete(page));
  };

  const chooseNext = async (): Promise<void> => {
    if (isChoosing || wanted === null) return;
    isChoosing = true;
    const { handle, choice } = wanted;
    wanted = null;
    try {
      const count = await handle.view(choice.filter, choice.sort);
      const first = Math.floor(Math.max(Math.min(range[0], count - 1), 0) / pageLength);
      const [rules, ...fetched] = await Promise.all([
        handle.rules(),
        ...[first, first + 1].map((page) => handle.rows(page * pageLength, (page + 1) * pageLength)),
      ]);
      const pages = new Map(
        fetched.filter(({ urls }) => urls.length > 0).map((rows) => [rows.from / pageLength, rows]),
      );
      asked = new Set(pages.keys());
      set({ handle, choice, count, pages, rules, isChanging: false });
      if (state !== null && isOther(nextChoice())) set({ ...state, isChanging: true });
    } catch {
      // The run was replaced: whoever replaced it chooses again.
    } finally {
      isChoosing = false;
    }
    fetchRange();
    await chooseNext();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (handle, choice) => {
      wanted = { handle, choice };
      if (state !== null && !state.isChanging && isOther(choice)) set({ ...state, isChanging: true });
      void chooseNext();
    },
    need: (from, to) => {
      range = [from, to];
      fetchRange();
    },
    neededTo: () => range[1],
  };
}
