import { useEffect, useState, useSyncExternalStore } from 'react';
import { everyRow } from '../../services/bulk/bulkFilter.ts';
import type { BulkPages, BulkPagesState } from '../../services/bulk/bulkPages.ts';
import { createBulkPages } from '../../services/bulk/bulkPages.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { BulkRunState } from '../../store/bulkSlice.ts';
import { bulkFilterOf, bulkSortOf } from './bulkChoice.ts';

/** Rows of a run that goes on are chosen anew when there are so many times as many as last time. */
const growth = 1.5;

/** The rows of a run that filter, search and sort choose; `ruleLine` those that one rule decides, null for all. */
export function useBulkPages(
  run: BulkRunState,
  ruleLine: number | null,
): { readonly pages: BulkPages; readonly state: BulkPagesState | null } {
  const [pages] = useState(createBulkPages);
  const filter = useAppStore((state) => state.urlFilter);
  const search = useAppStore((state) => state.urlSearch);
  const sort = useAppStore((state) => state.urlSort);
  const state = useSyncExternalStore(pages.subscribe, pages.state);
  const { handle, phase } = run;
  const rows = run.progress?.rows ?? 0;
  // While rows still come, a step for each time that there are many more of them.
  const step = phase === 'runs' ? Math.floor(Math.log(rows + 1) / Math.log(growth)) : phase;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step means that there are more rows to choose from
  useEffect(() => {
    if (rows === 0) return;
    // The rows before stay in view until this run has come as far as they are.
    const isBehind = rows < Math.min(pages.neededTo(), state?.count ?? 0);
    if (phase === 'runs' && isBehind && pages.state()?.handle !== handle) return;
    pages.choose(handle, {
      filter: { ...everyRow, ...bulkFilterOf(filter), text: search.trim(), ruleLine },
      sort: bulkSortOf(sort, run.inputs.bots),
    });
  }, [pages, handle, filter, search, sort, ruleLine, step]);
  return { pages, state };
}
