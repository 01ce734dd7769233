import type { DialectPair } from '../store/dialectSlice.ts';
import { readerNames } from './dialectNames.ts';

/** How far dialects agree about a list of URLs. */
interface Agreement {
  /** Whom the URLs are asked for. */
  readonly bot: string;
  readonly urls: number;
  /** Over how many of them some dialect parts from the others. */
  readonly differing: number;
  /** Over how many of them the two of the pair part. */
  readonly parted: number;
  readonly pair: DialectPair;
}

const count = (urls: number): string =>
  urls === 1 ? 'the one URL' : `all ${urls.toLocaleString('en')} URLs`;

/** How far dialects agree, in a sentence or two. */
export function agreementSummary({ bot, urls, differing, parted, pair }: Agreement): string {
  if (urls === 0)
    return 'The list has no URLs to compare. You can search for differences below without a list.';
  if (differing === 0) return `For ${bot}, all ten dialects agree on ${count(urls)} in the list.`;
  const some = `For ${bot}, dialects differ on ${differing.toLocaleString('en')} of ${urls.toLocaleString('en')} ${urls === 1 ? 'URL' : 'URLs'}`;
  if (pair.a === pair.b) return `${some}.`;
  const both = `${readerNames[pair.a]} and ${readerNames[pair.b]}`;
  return parted === 0
    ? `${some}; ${both} agree on all of them.`
    : `${some}; ${both} differ on ${parted.toLocaleString('en')}.`;
}
