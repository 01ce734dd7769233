import type { CrawlDelayPractice, Crawler } from '../crawler.ts';

/** The collection that the facts of verified entries were last compared with, by date. */
const referenceDate = '2026-11-30';

/** Release date of crawler-user-agents 1.60.0, the register that tokens and headers were compared with. */
const registerDate = '2026-08-10';

/** The community's register of crawlers that feed language models. */
export const aiRegister = 'https://github.com/ai-robots-txt/ai.robots.txt/blob/main/robots.json';

/** The community's register of User-Agent headers. */
export const headerRegister = 'https://github.com/monperrus/crawler-user-agents';

/** Nothing found; the standard that is read instead has no crawl delay. */
const delayNotStated: CrawlDelayPractice = {
  kind: 'unknown',
  certainty: 'unverified',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
};

/** What holds unless an operator says otherwise. */
const plain = {
  dialect: 'rfc9309',
  fallbacks: [],
  ignoresStar: false,
  crawlDelay: delayNotStated,
  maximumOctets: null,
  oversize: 'unknown',
  retired: null,
} satisfies Partial<Crawler>;

/** An entry that its operator's documentation bears out. */
export const fromVendor = {
  ...plain,
  certainty: 'vendor',
  checked: referenceDate,
} satisfies Partial<Crawler>;

/** An entry that rests on what others published. */
export const fromReports = {
  ...plain,
  certainty: 'reported',
  checked: referenceDate,
} satisfies Partial<Crawler>;

/** An entry of which only token and header were compared with a register. */
export const fromMemory = {
  ...plain,
  stance: 'not-stated',
  stanceNote: 'What it obeys has not been checked against a source.',
  certainty: 'unverified',
  checked: registerDate,
} satisfies Partial<Crawler>;
