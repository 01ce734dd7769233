import type { UrlListEntry } from '../../../engine/index.ts';
import { caseLimits } from '../../../engine/index.ts';

/** A URL that was found, with the bots that asked for it and what is expected of it; `only` is empty for all bots. */
export type ImportedUrl = Omit<UrlListEntry, 'line'>;

/** Why a place of the input gave no URL. */
export type SkipReason =
  /** Nothing in it looks like a URL or a path. */
  | 'no-url'
  /** A log line of a reader who is no bot. */
  | 'no-bot'
  /** `mailto:`, `javascript:`, `data:` and others that no crawler fetches by HTTP. */
  | 'other-scheme'
  /** A relative address, and nothing says to what. */
  | 'relative'
  /** Beyond the number of URLs that a case may hold, or longer than a URL of a case may be. */
  | 'too-many'
  | 'too-long';

/** What an import found and what it passed over. */
export interface UrlImport {
  readonly urls: readonly ImportedUrl[];
  /** How often a URL was found again. */
  readonly duplicates: number;
  readonly skipped: { readonly [Reason in SkipReason]: number };
  /** The first few places that were passed over: 1-based line or entry, and how it begins. */
  readonly examples: readonly SkipExample[];
}

/** A place that was passed over. */
export interface SkipExample {
  readonly at: number;
  readonly text: string;
  readonly reason: SkipReason;
}

/** Gathers URLs one by one, so that a file never has to be in memory as a whole. */
export interface UrlCollector {
  readonly add: (found: ImportedUrl, at: number) => void;
  /** A URL for all bots. */
  readonly addUrl: (url: string, at: number) => void;
  /** A URL that a bot asked for; several bots of one URL become one entry. */
  readonly addPair: (url: string, bot: string, at: number) => void;
  readonly skip: (reason: SkipReason, text: string, at: number) => void;
  readonly finish: () => UrlImport;
}

/** How many of the places that were passed over are kept. */
export const skipExampleCount = 5;
const exampleLength = 120;

/** An empty collector. */
export function createUrlCollector(): UrlCollector {
  const urls = new Map<string, ImportedUrl>();
  const skipped = { 'no-url': 0, 'no-bot': 0, 'other-scheme': 0, relative: 0, 'too-many': 0, 'too-long': 0 };
  const examples: SkipExample[] = [];
  let duplicates = 0;

  const skip = (reason: SkipReason, text: string, at: number): void => {
    skipped[reason] += 1;
    if (examples.length < skipExampleCount) examples.push({ at, text: text.slice(0, exampleLength), reason });
  };

  const add = (found: ImportedUrl, at: number): void => {
    const known = urls.get(found.url);
    if (known !== undefined) {
      duplicates += 1;
      const forAll = known.only.length === 0 || found.only.length === 0;
      const only = forAll ? [] : [...new Set([...known.only, ...found.only])];
      const expectations = [...known.expectations, ...found.expectations];
      if (only.length !== known.only.length || expectations.length !== known.expectations.length)
        urls.set(found.url, { url: found.url, only, expectations });
    } else if (found.url.length >= caseLimits.urlLineLength / 2) skip('too-long', found.url, at);
    else if (urls.size >= caseLimits.urls) skip('too-many', found.url, at);
    else urls.set(found.url, found);
  };

  return {
    add,
    addUrl: (url, at) => add({ url, only: [], expectations: [] }, at),
    addPair: (url, bot, at) => add({ url, only: [bot], expectations: [] }, at),
    skip,
    finish: () => ({ urls: [...urls.values()], duplicates, skipped, examples }),
  };
}
