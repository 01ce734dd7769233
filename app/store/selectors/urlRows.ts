import type { Case, UrlListEntry } from '../../../engine/index.ts';
import { parseUrlList } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';
import type { UrlReading } from './urlReading.ts';
import { originOf, readUrl } from './urlReading.ts';

/** The site that a robots.txt is taken to belong to. */
export interface SiteOrigin {
  /** Null while nothing says. */
  readonly origin: string | null;
  /** 'given' by the person, or taken from the first absolute URL of the list. */
  readonly from: 'given' | 'first-url' | 'nothing';
}

/** How many URLs are answered while one types; the rest of a longer list waits. */
export const liveUrlLimit = 5000;

/** A line of the URL list and what it asks. */
export interface UrlRow {
  readonly entry: UrlListEntry;
  readonly reading: UrlReading;
}

const parseLast = memoizeLast(parseUrlList);

const siteOriginOf = memoizeLast((given: string, urlList: string): SiteOrigin => {
  const own = originOf(given);
  if (own !== null) return { origin: own, from: 'given' };
  for (const { url } of parseLast(urlList).slice(0, liveUrlLimit)) {
    const origin = url.includes('://') ? originOf(url) : null;
    if (origin !== null) return { origin, from: 'first-url' };
  }
  return { origin: null, from: 'nothing' };
});

const rowsOf = memoizeLast((urlList: string, origin: string | null): readonly UrlRow[] =>
  parseLast(urlList)
    .slice(0, liveUrlLimit)
    .map((entry) => ({ entry, reading: readUrl(entry.url, origin) })),
);

type UrlInputs = Pick<Case, 'origin' | 'urlList'>;

/** The site of a case. */
export function selectSiteOrigin({ origin, urlList }: UrlInputs): SiteOrigin {
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
