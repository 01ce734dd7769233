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
  'user-agent': { name: 'User-agent', meaning: 'whom the rules below are for', isCurrent: true },
  disallow: { name: 'Disallow', meaning: 'paths that must not be fetched', isCurrent: true },
  allow: { name: 'Allow', meaning: 'exceptions that may be fetched all the same', isCurrent: true },
  sitemap: {
    name: 'Sitemap',
    meaning: 'where a list of the site’s pages is, for all crawlers',
    isCurrent: true,
  },
  'crawl-delay': {
    name: 'Crawl-delay',
    meaning: 'seconds between two fetches; Bing and others keep it, Google does not',
    isCurrent: true,
  },
  'clean-param': {
    name: 'Clean-param',
    meaning: 'query parameters that change nothing on the page; Yandex alone',
    isCurrent: true,
  },
  'content-signal': {
    name: 'Content-Signal',
    meaning: 'what pages may be used for: search, ai-input, ai-train',
    isCurrent: true,
  },
  'content-usage': {
    name: 'Content-Usage',
    meaning: 'preferences for automated use, as an IETF draft has them',
    isCurrent: true,
  },
  'request-rate': {
    name: 'Request-rate',
    meaning: 'pages in a time, such as 1/5s; of the extended standard',
    isCurrent: false,
  },
  'visit-time': {
    name: 'Visit-time',
    meaning: 'hours in UTC for visits, such as 0600-0845; of the extended standard',
    isCurrent: false,
  },
  'robot-version': {
    name: 'Robot-version',
    meaning: 'which standard the record follows; of the extended standard',
    isCurrent: false,
  },
  comment: {
    name: 'Comment',
    meaning: 'words for those who run crawlers; of the extended standard',
    isCurrent: false,
  },
  host: {
    name: 'Host',
    meaning: 'the main one of several host names; Yandex gave it up in 2018',
    isCurrent: false,
  },
  domain: { name: 'Domain', meaning: 'read by no crawler that is known', isCurrent: false },
  noarchive: { name: 'Noarchive', meaning: 'read by no crawler that is known', isCurrent: false },
  nofollow: { name: 'Nofollow', meaning: 'read by no crawler that is known', isCurrent: false },
  noindex: {
    name: 'Noindex',
    meaning: 'not read here since 2019; it works as a meta tag or header',
    isCurrent: false,
  },
  'revisit-after': { name: 'Revisit-after', meaning: 'read by no crawler that is known', isCurrent: false },
};
