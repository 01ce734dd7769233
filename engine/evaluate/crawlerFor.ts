import type { Crawler } from '../crawlers/crawler.ts';
import { findCrawler } from '../crawlers/crawlers.ts';
import { productToken } from '../crawlers/productToken.ts';
import type { DialectId } from '../dialects/dialectId.ts';

const standard = 'https://www.rfc-editor.org/rfc/rfc9309.html';

/** A crawler of which nothing is known but its name: it reads robots.txt as the standard has it and has no habits. */
function unknownCrawler(token: string, dialect: DialectId): Crawler {
  return {
    token,
    operator: '',
    purpose: 'other',
    userAgentHeader: null,
    dialect,
    fallbacks: [],
    ignoresStar: false,
    stance: 'not-stated',
    stanceNote: 'Not in the catalogue; read as a crawler that obeys.',
    crawlDelay: { kind: 'unknown', certainty: 'ours', source: standard },
    maximumOctets: null,
    oversize: 'unknown',
    retired: null,
    source: standard,
    certainty: 'ours',
    checked: '2026-11-30',
  };
}

/**
 * The crawler that a person means by `agent`, a product token or a full User-Agent header: the catalogue's entry, or a
 * crawler without any habits that reads in `dialect`. `findCrawler(crawler.token)` tells the two apart.
 */
export function crawlerFor(agent: string, dialect: DialectId = 'rfc9309'): Crawler {
  const text = agent.trim();
  const exact = findCrawler(text);
  if (exact !== undefined) return exact;
  const token = productToken(text);
  return findCrawler(token) ?? unknownCrawler(token === '' ? text : token, dialect);
}
