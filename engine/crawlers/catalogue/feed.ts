import type { Crawler } from '../crawler.ts';
import { fromMemory, headerRegister } from './defaults.ts';

/** Feed readers that have no file of their own, by token. */
export const feedCrawlers: readonly Crawler[] = [
  {
    ...fromMemory,
    token: 'Bloglines',
    operator: 'Bloglines',
    purpose: 'feed',
    userAgentHeader: 'Bloglines/3.1 (http://www.bloglines.com)',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    retired: { since: null, successor: null },
    source: headerRegister,
  },
  {
    ...fromMemory,
    token: 'Feedbin',
    operator: 'Feedbin',
    purpose: 'feed',
    userAgentHeader: 'Feedbin feed-id:2005098 - 2 subscribers',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'https://feedbin.com/',
  },
  {
    ...fromMemory,
    token: 'Feedly',
    operator: 'Feedly',
    purpose: 'feed',
    userAgentHeader: 'Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'https://www.feedly.com/fetcher.html',
  },
  {
    ...fromMemory,
    token: 'FreshRSS',
    operator: 'FreshRSS',
    purpose: 'feed',
    userAgentHeader: 'FreshRSS/1.11.2 (Linux; https://freshrss.org) like Googlebot',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'https://freshrss.org',
  },
  {
    ...fromMemory,
    token: 'Inoreader',
    operator: 'Innologica',
    purpose: 'feed',
    userAgentHeader: 'Mozilla/5.0 (compatible; inoreader.com; 1 subscribers)',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'https://www.inoreader.com',
  },
  {
    ...fromMemory,
    token: 'Miniflux',
    operator: 'Miniflux',
    purpose: 'feed',
    userAgentHeader: 'Mozilla/5.0 (compatible; Miniflux/2.0.3; +https://miniflux.net)',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'https://miniflux.app',
  },
  {
    ...fromMemory,
    token: 'Netvibes',
    operator: 'Netvibes',
    purpose: 'feed',
    userAgentHeader: 'Netvibes (crawler; http://www.netvibes.com)',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'http://www.netvibes.com',
  },
  {
    ...fromMemory,
    token: 'NewsBlur',
    operator: 'NewsBlur',
    purpose: 'feed',
    userAgentHeader: 'NewsBlur Feed Fetcher - 1 subscriber - http://www.newsblur.com/site/0000000/webpage',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'https://www.newsblur.com',
  },
  {
    ...fromMemory,
    token: 'theoldreader.com',
    operator: 'The Old Reader',
    purpose: 'feed',
    userAgentHeader: 'Mozilla/5.0 (compatible; theoldreader.com)',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'https://www.theoldreader.com/',
  },
  {
    ...fromMemory,
    token: 'Tiny Tiny RSS',
    operator: 'Tiny Tiny RSS',
    purpose: 'feed',
    userAgentHeader: 'Tiny Tiny RSS/17.12 (a2d1fa5) (http://tt-rss.org/)',
    stanceNote:
      'A feed reader: people subscribed to what it fetches, and what it obeys has not been checked.',
    source: 'https://tt-rss.org/',
  },
];
