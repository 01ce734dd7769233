import type { KnownField } from '../syntax/fieldName.ts';

/** How each known field is usually written. */
export const usualNames: Readonly<Record<KnownField, string>> = {
  'user-agent': 'User-agent',
  allow: 'Allow',
  disallow: 'Disallow',
  sitemap: 'Sitemap',
  'crawl-delay': 'Crawl-delay',
  'request-rate': 'Request-rate',
  'visit-time': 'Visit-time',
  'robot-version': 'Robot-version',
  comment: 'Comment',
  host: 'Host',
  'clean-param': 'Clean-param',
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
  domain: 'Domain',
  noarchive: 'Noarchive',
  nofollow: 'Nofollow',
  noindex: 'Noindex',
  'revisit-after': 'Revisit-after',
};

/** Fields that no parser of ours reads and that are seen in real files with a meaning of their own, in lower case. */
const seenInTheWild: ReadonlyMap<string, string> = new Map([
  ['license', 'Really Simple Licensing uses it to link to the terms of use'],
  ['llms', 'it is meant to link to a file for language models'],
  ['llms-txt', 'it is meant to link to a file for language models'],
  ['llms.txt', 'it is meant to link to a file for language models'],
  ['ai-policy', 'some publishers use it to state how AI may use the site'],
  ['schemamap', 'it is meant to list structured data, as Sitemap lists pages'],
  ['cache-delay', 'a few archivers wait that long between copies'],
]);

/** What an unofficial field is meant to do; undefined for one that nobody is known to read. */
export function meaningInTheWild(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (lower.startsWith('acap-')) return 'ACAP publishers used it to state permissions';
  return seenInTheWild.get(lower);
}
