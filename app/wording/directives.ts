import type { LineRole } from '../../engine/index.ts';

/** A field that some reader gives a meaning. */
export type DirectiveField = Extract<LineRole, { readonly kind: 'other' }>['field'];

/** A directive in a few words. */
export interface DirectiveWords {
  /** As it is usually written. */
  readonly name: string;
  /** What a line of it does, without a full stop. */
  readonly meaning: string;
  /** Whether a person writing a file today has a use for it. */
  readonly isCurrent: boolean;
}

/** What each field means, for completion and for whoever asks about a line. */
export const directiveWords: { readonly [Field in DirectiveField]: DirectiveWords } = {
  'user-agent': { name: 'User-agent', meaning: 'the crawlers that the rules below are for', isCurrent: true },
  disallow: { name: 'Disallow', meaning: 'paths that must not be crawled', isCurrent: true },
  allow: { name: 'Allow', meaning: 'exceptions that may still be crawled', isCurrent: true },
  sitemap: {
    name: 'Sitemap',
    meaning: 'the URL of a sitemap, for all crawlers',
    isCurrent: true,
  },
  'crawl-delay': {
    name: 'Crawl-delay',
    meaning: 'seconds between requests; Bing and others use it, Google does not',
    isCurrent: true,
  },
  'clean-param': {
    name: 'Clean-param',
    meaning: 'query parameters that do not change the page; Yandex only',
    isCurrent: true,
  },
  'content-signal': {
    name: 'Content-Signal',
    meaning: 'what content may be used for: search, ai-input, ai-train',
    isCurrent: true,
  },
  'content-usage': {
    name: 'Content-Usage',
    meaning: 'preferences for automated use, from an IETF draft',
    isCurrent: true,
  },
  'request-rate': {
    name: 'Request-rate',
    meaning: 'pages per period, such as 1/5s; extended standard',
    isCurrent: false,
  },
  'visit-time': {
    name: 'Visit-time',
    meaning: 'visiting hours in UTC, such as 0600-0845; extended standard',
    isCurrent: false,
  },
  'robot-version': {
    name: 'Robot-version',
    meaning: 'which standard the record follows; extended standard',
    isCurrent: false,
  },
  comment: {
    name: 'Comment',
    meaning: 'a message to crawler operators; extended standard',
    isCurrent: false,
  },
  host: {
    name: 'Host',
    meaning: 'the preferred host name; Yandex dropped it in 2018',
    isCurrent: false,
  },
  domain: { name: 'Domain', meaning: 'not read by any known crawler', isCurrent: false },
  noarchive: { name: 'Noarchive', meaning: 'not read by any known crawler', isCurrent: false },
  nofollow: { name: 'Nofollow', meaning: 'not read by any known crawler', isCurrent: false },
  noindex: {
    name: 'Noindex',
    meaning: 'ignored in robots.txt since 2019; use a meta tag or header',
    isCurrent: false,
  },
  'revisit-after': { name: 'Revisit-after', meaning: 'not read by any known crawler', isCurrent: false },
};
