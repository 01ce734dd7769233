import type { AppState } from '../appStore.ts';

/** What a tab says of the fetch: the status, or that there was no answer; '' where nothing is known. */
export function selectFetchBadge({ case: { fetch } }: AppState): string {
  if (fetch === null) return '';
  return fetch.result.kind === 'response' ? `${fetch.result.status}` : 'no answer';
}
