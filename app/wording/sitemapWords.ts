import type { SitemapEntry } from '../store/selectors/sitemaps.ts';
import type { Sentence } from './sentence.ts';
import { lineRef } from './sentence.ts';

const invalid = {
  empty: 'It names nothing.',
  relative: 'A sitemap’s address must be whole, with scheme and host: crawlers ignore this one.',
  several: 'One line holds one address: these are several.',
  'not-a-url': 'It is no URL.',
} as const;

/** What becomes of a sitemap: whether it can be read, and whether the bot may fetch it. */
export function sitemapSentence({ parsed, verdict }: SitemapEntry, token: string): Sentence {
  if (parsed.kind === 'invalid') return [invalid[parsed.reason]];
  if (parsed.scheme !== 'http' && parsed.scheme !== 'https')
    return ['Crawlers fetch sitemaps by http and https.'];
  if (verdict === null) return ['It is on another site, whose robots.txt says whether it may be fetched.'];
  if (verdict.allowed) return [`${token} may fetch it.`];
  return [`${token} may not fetch it: `, lineRef(verdict.line), ' blocks it.'];
}
