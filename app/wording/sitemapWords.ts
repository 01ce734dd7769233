import type { SitemapEntry } from '../store/selectors/sitemaps.ts';
import type { Sentence } from './sentence.ts';
import { lineRef } from './sentence.ts';

const invalid = {
  empty: 'It has no URL.',
  relative: 'A sitemap needs a full URL with scheme and host. Crawlers ignore this one.',
  several: 'Each Sitemap line takes one URL. This one has several.',
  'not-a-url': 'It is not a URL.',
} as const;

/** What becomes of a sitemap: whether it can be read, and whether the bot may fetch it. */
export function sitemapSentence({ parsed, verdict }: SitemapEntry, token: string): Sentence {
  if (parsed.kind === 'invalid') return [invalid[parsed.reason]];
  if (parsed.scheme !== 'http' && parsed.scheme !== 'https')
    return ['Crawlers fetch sitemaps over http or https only.'];
  if (verdict === null) return ['It is on another site, whose robots.txt decides whether it may be fetched.'];
  if (verdict.allowed) return [`${token} may fetch it.`];
  return [`${token} may not fetch it: `, lineRef(verdict.line), ' blocks it.'];
}
