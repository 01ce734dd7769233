import type { BulkFilter, BulkSort } from '../../services/bulk/bulkFilter.ts';
import { listOrder } from '../../services/bulk/bulkFilter.ts';
import type { UrlFilter, UrlSort } from '../../store/resultSlice.ts';

const shows: { readonly [Filter in UrlFilter]: BulkFilter['show'] } = {
  all: 'all',
  blocked: 'disallowed',
  allowed: 'allowed',
  differs: 'bots-differ',
  unexpected: 'unexpected',
  outside: 'outside',
  unreadable: 'unreadable',
};

/** What a filter shows of a long list, where 'differs' speaks of the bots. */
export function bulkFilterOf(filter: UrlFilter): Pick<BulkFilter, 'show'> {
  return { show: shows[filter] };
}

/** The order of a long list; orders that it does not have leave it as it is. */
export function bulkSortOf(sort: UrlSort, bots: readonly string[]): BulkSort {
  if (sort.by === 'url') return { by: 'url', bot: 0, descending: sort.descending };
  if (sort.by !== 'verdict' && sort.by !== 'rule') return listOrder;
  const bot = bots.indexOf(sort.bot);
  // The worker's order begins with what is allowed, the table's with what is blocked.
  const descending = sort.by === 'verdict' ? !sort.descending : sort.descending;
  return bot < 0 ? listOrder : { by: sort.by, bot, descending };
}
