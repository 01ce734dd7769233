import type { Case } from '../../../engine/index.ts';
import { parseUrlList } from '../../../engine/index.ts';

/** What the list of the library shows of a case. */
export interface CaseSummary {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly origin: string;
  readonly bots: readonly string[];
  readonly urls: number;
  /** How much room it takes, in UTF-16 units of its JSON. */
  readonly size: number;
  /** When it was saved last: ISO 8601 in UTC. */
  readonly savedAt: string;
}

/** The summary of a case that is stored as JSON of `size` units. */
export function summaryOf(
  testCase: Case,
  stored: { readonly id: string; readonly size: number; readonly savedAt: string },
): CaseSummary {
  const { title, note, origin, bots, urlList } = testCase;
  return { ...stored, title, note, origin, bots, urls: parseUrlList(urlList).length };
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The cases in whose title, note, origin or bots every word of `query` occurs, ignoring case and accents. */
export function searchCases(summaries: readonly CaseSummary[], query: string): readonly CaseSummary[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return summaries.filter(({ title, note, origin, bots }) => {
    const text = folded([title, note, origin, ...bots].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
