import type { Case, CaseSite, UrlListEntry } from '../../../engine/index.ts';
import { caseSite, parseUrlList } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';
import type { UrlReading } from './urlReading.ts';
import { readUrl } from './urlReading.ts';

/** How many URLs are answered while one types; the rest of a longer list waits. */
export const liveUrlLimit = 5000;

/** A line of the URL list and what it asks. */
export interface UrlRow {
  readonly entry: UrlListEntry;
  readonly reading: UrlReading;
}

const parseLast = memoizeLast(parseUrlList);

const siteOriginOf = memoizeLast(
  (origin: string, urlList: string): CaseSite => caseSite({ origin }, parseLast(urlList)),
);

const rowsOf = memoizeLast((urlList: string, origin: string | null): readonly UrlRow[] =>
  parseLast(urlList)
    .slice(0, liveUrlLimit)
    .map((entry) => ({ entry, reading: readUrl(entry.url, origin) })),
);

type UrlInputs = Pick<Case, 'origin' | 'urlList'>;

/** The site of a case. */
export function selectSiteOrigin({ origin, urlList }: UrlInputs): CaseSite {
  return siteOriginOf(origin, urlList);
}

/** The URLs of a case, `liveUrlLimit` at most. */
export function selectUrlRows(inputs: UrlInputs): readonly UrlRow[] {
  return rowsOf(inputs.urlList, selectSiteOrigin(inputs).origin);
}

/** How many URLs the list has, answered or not. */
export function selectUrlCount({ urlList }: UrlInputs): number {
  return parseLast(urlList).length;
}

const listedOf = memoizeLast(
  (urlList: string): ReadonlySet<string> => new Set(parseLast(urlList).map(({ url }) => url)),
);

/** The URLs of a case as typed, answered or not. */
export function selectListedUrls({ urlList }: UrlInputs): ReadonlySet<string> {
  return listedOf(urlList);
}
