import type { PageRules } from './pageRules.ts';

/** What becomes of a page in search, from its crawl verdict and its own rules together. */
export type CrawlAndIndex =
  /** The trap: robots.txt blocks the page, so its noindex is never seen, and the bare address may be indexed. */
  | { readonly kind: 'noindex-never-seen'; readonly rules: PageRules }
  /** Blocked, and with it rules on snippets, links and the like that nobody reads. */
  | { readonly kind: 'rules-never-seen'; readonly rules: PageRules }
  /** Blocked and without rules of its own: the bare address may be indexed. */
  | { readonly kind: 'blocked'; readonly rules: PageRules }
  /** Crawled, and then kept out of the index. */
  | { readonly kind: 'noindex'; readonly rules: PageRules }
  /** Kept out of the index but for where another page embeds it. */
  | { readonly kind: 'indexed-if-embedded'; readonly rules: PageRules }
  /** Its date has passed: no longer shown. Seconds since 1970-01-01 UTC. */
  | { readonly kind: 'unavailable-since'; readonly time: number; readonly rules: PageRules }
  /** Indexed up to a date; also where no time was given to compare it with. */
  | { readonly kind: 'indexed-until'; readonly time: number; readonly rules: PageRules }
  | { readonly kind: 'indexed'; readonly rules: PageRules };

/** True for rules that ask for anything that a crawler would not do by itself. */
function restrict(rules: PageRules): boolean {
  return rules.applied.some((statement) =>
    statement.directives.some(({ kind }) => !['all', 'index', 'follow', 'unknown', 'invalid'].includes(kind)),
  );
}

/**
 * Combines whether a page may be crawled with what it says itself. `now` is the time in seconds since 1970-01-01 UTC,
 * left out where it does not matter. (Google's robots meta tag documentation: rules count only where they can be read.)
 */
export function combineCrawlAndIndex(crawlAllowed: boolean, rules: PageRules, now?: number): CrawlAndIndex {
  const time = rules.unavailableAfter;
  if (!crawlAllowed) {
    if (!rules.index) return { kind: 'noindex-never-seen', rules };
    return { kind: restrict(rules) ? 'rules-never-seen' : 'blocked', rules };
  }
  if (!rules.index) return { kind: rules.indexIfEmbedded ? 'indexed-if-embedded' : 'noindex', rules };
  if (time === null) return { kind: 'indexed', rules };
  return { kind: now !== undefined && now >= time ? 'unavailable-since' : 'indexed-until', time, rules };
}
