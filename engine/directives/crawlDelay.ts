/** What a Crawl-delay value says. */
export type CrawlDelayValue =
  | { readonly kind: 'seconds'; readonly seconds: number; readonly whole: boolean }
  | {
      readonly kind: 'invalid';
      readonly reason: 'empty' | 'not-a-number' | 'leading-zero' | 'not-ascii' | 'exponent';
    };

/**
 * Reads a Crawl-delay: seconds as a plain ASCII number, whole or with decimals (Yahoo's and Ahrefs's pages; no standard
 * has it). '1e2', '05' and digits of other scripts are refused, since implementations disagree about them.
 */
export function parseCrawlDelay(value: string): CrawlDelayValue {
  if (value === '') return { kind: 'invalid', reason: 'empty' };
  if (/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) && value.length <= 15) {
    return { kind: 'seconds', seconds: Number(value), whole: !value.includes('.') };
  }
  if (/^0\d/.test(value)) return { kind: 'invalid', reason: 'leading-zero' };
  if (/^[\d.]+e[+-]?\d+$/i.test(value)) return { kind: 'invalid', reason: 'exponent' };
  return { kind: 'invalid', reason: /^[ -~]*$/.test(value) ? 'not-a-number' : 'not-ascii' };
}
