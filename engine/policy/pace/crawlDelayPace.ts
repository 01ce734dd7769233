import type { CrawlDelayPractice, Crawler } from '../../crawlers/crawler.ts';
import type { CrawlDelayValue } from '../../directives/crawlDelay.ts';
import { parseCrawlDelay } from '../../directives/crawlDelay.ts';
import type { BoundFile, StatedLine } from './paceInput.ts';
import { boundGroups, statedLines } from './paceInput.ts';

/** Why a Crawl-delay line says nothing to the crawler. */
export type RefusedDelayReason =
  | Extract<CrawlDelayValue, { readonly kind: 'invalid' }>['reason']
  /** The crawler understands whole seconds only. */
  | 'fraction'
  /** An earlier line of the same groups counts; that it is the first one is our choice. */
  | 'repeated';

/** A Crawl-delay line that says nothing to the crawler. */
export interface RefusedDelay extends StatedLine {
  readonly reason: RefusedDelayReason;
}

/** The pause between two requests that a file asks of a crawler, and what the crawler makes of it. */
export type CrawlDelayPace = {
  readonly refused: readonly RefusedDelay[];
  readonly practice: CrawlDelayPractice;
} & (
  | {
      /** 'not-stated': no line says anything to it; 'not-bound': nothing in the file binds the crawler. */
      readonly kind: 'none';
      readonly reason: 'not-stated' | 'not-bound';
    }
  | {
      /** 'kept'; 'ignored' where the operator says so; 'unknown' where nobody says what it does. */
      readonly kind: 'kept' | 'ignored' | 'unknown';
      /** 1-based line that states it. */
      readonly line: number;
      /** As stated. */
      readonly stated: number;
      /** The seconds that count, after the operator's maximum; 0 where ignored. */
      readonly seconds: number;
      /** True where the operator's maximum cut it. */
      readonly capped: boolean;
      /** 'star' where it is the default group's, which the crawler inherits although a group names it. */
      readonly from: 'own-groups' | 'star';
    }
);

interface ReadDelays {
  readonly first: { readonly line: number; readonly seconds: number } | null;
  readonly refused: readonly RefusedDelay[];
}

function readDelays(lines: readonly StatedLine[], practice: CrawlDelayPractice): ReadDelays {
  let first: ReadDelays['first'] = null;
  const refused: RefusedDelay[] = [];
  for (const stated of lines) {
    const value = parseCrawlDelay(stated.value);
    if (value.kind === 'invalid') refused.push({ ...stated, reason: value.reason });
    else if (practice.integersOnly === true && !value.whole) refused.push({ ...stated, reason: 'fraction' });
    else if (first !== null) refused.push({ ...stated, reason: 'repeated' });
    else first = { line: stated.line, seconds: value.seconds };
  }
  return { first, refused };
}

/** The crawl delay that binds a crawler: its groups', else, where it inherits it, the default group's. */
export function crawlDelayPace(bound: BoundFile, crawler: Crawler): CrawlDelayPace {
  const { file, policy } = bound;
  const practice = crawler.crawlDelay;
  if (policy.unbound !== null) return { kind: 'none', reason: 'not-bound', refused: [], practice };
  const own = readDelays(statedLines(file, boundGroups(bound), 'crawl-delay'), practice);
  const inherits = practice.inheritsFromStar === true && policy.selection.kind === 'named';
  const defaults = file.groups.filter((group) => group.agents.some((agent) => agent.star));
  const fromStar =
    own.first === null && inherits
      ? readDelays(statedLines(file, defaults, 'crawl-delay'), practice)
      : { first: null, refused: [] };
  const refused = [...own.refused, ...fromStar.refused];
  const first = own.first ?? fromStar.first;
  if (first === null) return { kind: 'none', reason: 'not-stated', refused, practice };
  const limited = Math.min(first.seconds, practice.maximumSeconds ?? first.seconds);
  return {
    kind: practice.kind === 'honoured' ? 'kept' : practice.kind,
    line: first.line,
    stated: first.seconds,
    seconds: practice.kind === 'ignored' ? 0 : limited,
    capped: practice.kind !== 'ignored' && limited < first.seconds,
    from: own.first === null ? 'star' : 'own-groups',
    refused,
    practice,
  };
}
