import type { Matcher, SitemapValue, Verdict } from '../../../engine/index.ts';
import { parseSitemap } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';

/** A Sitemap line, and whether the bot may fetch what it names. */
export interface SitemapEntry {
  /** 1-based. */
  readonly line: number;
  /** As written. */
  readonly value: string;
  readonly parsed: SitemapValue;
  /** Null where the value can't be fetched, or another site's file governs it. */
  readonly verdict: Verdict | null;
}

/** The sitemaps that a file names, as a bot finds them. `origin` is the site's; null while it is not known. */
export const sitemapsOf = memoizeLast((matcher: Matcher, origin: string | null): readonly SitemapEntry[] => {
  const decoder = new TextDecoder();
  const { lines, roles, source } = matcher.file;
  return lines.flatMap(({ number, content }, index): readonly SitemapEntry[] => {
    const role = roles[index];
    if (role?.kind !== 'other' || role.field !== 'sitemap' || content.kind !== 'field') return [];
    const value = decoder.decode(source.octets.subarray(content.value.from, content.value.to));
    const parsed = parseSitemap(value);
    const isOurs = parsed.kind === 'url' && (origin === null || parsed.origin === origin.toLowerCase());
    return [{ line: number, value, parsed, verdict: isOurs ? matcher.evaluate(parsed.url) : null }];
  });
});
