import type {
  AccessInput,
  AccessOutcome,
  AccessPeriod,
  AccessReader,
  Case,
  CaseReading,
  DialectId,
} from '../../../engine/index.ts';
import { accessOutcome, accessTimeline } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import { botsOf } from './bots.ts';
import { selectFetchInput } from './fetchInput.ts';

/** Whoever fetches the file, with what comes of it: a dialect's ideal crawler, or a bot that does otherwise. */
export interface FetchReader {
  readonly kind: 'dialect' | 'bot';
  readonly dialect: DialectId;
  /** The bots of the case that this row speaks for. */
  readonly bots: readonly Bot[];
  readonly reader: AccessReader;
  readonly outcome: AccessOutcome;
}

/** Who of the engine's readers a bot is. */
export function readerOf({ crawler }: Bot, reading: CaseReading): AccessReader {
  return reading === 'each-its-own' ? crawler : reading;
}

function dialectOfReader(reader: AccessReader): DialectId {
  return typeof reader === 'string' ? reader : reader.dialect;
}

/** True where two outcomes come to the same for whoever looks at them. */
function isSame(a: AccessOutcome, b: AccessOutcome): boolean {
  return (
    a.kind === b.kind &&
    a.choice === b.choice &&
    a.hold?.until === b.hold?.until &&
    a.evidence.source === b.evidence.source
  );
}

const readersOf = memoizeLast(
  (
    input: AccessInput,
    chosen: readonly DialectId[],
    bots: readonly Bot[],
    reading: CaseReading,
  ): readonly FetchReader[] => {
    const asked = bots.map((bot) => {
      const reader = readerOf(bot, reading);
      return { bot, reader, dialect: dialectOfReader(reader), outcome: accessOutcome(reader, input) };
    });
    const ids = [...new Set([...chosen, ...asked.map(({ dialect }) => dialect)])];
    return ids.flatMap((dialect): readonly FetchReader[] => {
      const outcome = accessOutcome(dialect, input);
      const mine = asked.filter((one) => one.dialect === dialect);
      const like = mine.filter((one) => isSame(one.outcome, outcome));
      const unlike = mine.filter((one) => !isSame(one.outcome, outcome));
      return [
        { kind: 'dialect', dialect, bots: like.map(({ bot }) => bot), reader: dialect, outcome },
        ...unlike.map(({ bot, reader, outcome }) => ({
          kind: 'bot' as const,
          dialect,
          bots: [bot],
          reader,
          outcome,
        })),
      ];
    });
  },
);

/** What each dialect makes of the fetch, and each bot of the case that does otherwise than its dialect. */
export function selectFetchReaders(theCase: Case, minute: number): readonly FetchReader[] {
  const input = selectFetchInput(theCase, minute);
  return readersOf(input, theCase.dialects, botsOf(theCase.bots), theCase.reading);
}

/** Readers that do the same throughout an outage. */
export interface OutageRow {
  readonly readers: readonly FetchReader[];
  readonly periods: readonly AccessPeriod[];
}

/** An outage as time goes by. */
export interface Outage {
  /** Seconds since the first failure at which something changes for someone, 0 first. */
  readonly bounds: readonly number[];
  readonly rows: readonly OutageRow[];
  /** Seconds from the first failure to the time asked about. */
  readonly at: number;
  /** When it began, in seconds since 1970. */
  readonly since: number;
}

const shapeOf = (periods: readonly AccessPeriod[]): string =>
  periods.map(({ fromSeconds, outcome }) => `${fromSeconds} ${outcome.kind}`).join();

const outageOf = memoizeLast((readers: readonly FetchReader[], input: AccessInput): Outage | null => {
  const rows = new Map<string, { readers: FetchReader[]; periods: readonly AccessPeriod[] }>();
  for (const reader of readers) {
    const periods = accessTimeline(reader.reader, input);
    const row = rows.get(shapeOf(periods));
    if (row === undefined) rows.set(shapeOf(periods), { readers: [reader], periods });
    else row.readers.push(reader);
  }
  const bounds = new Set(
    [...rows.values()].flatMap(({ periods }) => periods.map((period) => period.fromSeconds)),
  );
  if (bounds.size < 2) return null;
  return {
    bounds: [...bounds].toSorted((a, b) => a - b),
    rows: [...rows.values()],
    at: input.failingForSeconds,
    since: input.now - input.failingForSeconds,
  };
});

/** What changes for whom as an outage goes on; null where nothing does. */
export function selectOutage(theCase: Case, minute: number): Outage | null {
  return outageOf(selectFetchReaders(theCase, minute), selectFetchInput(theCase, minute));
}

/** Bots for which the rules of the file don't decide, by what does. */
export interface OverruledBots {
  readonly kind: Exclude<AccessOutcome['kind'], 'obey'>;
  readonly bots: readonly Bot[];
}

const overruled = memoizeLast(
  (input: AccessInput, bots: readonly Bot[], reading: CaseReading): readonly OverruledBots[] => {
    const byKind = new Map<OverruledBots['kind'], Bot[]>();
    for (const bot of bots) {
      const { kind } = accessOutcome(readerOf(bot, reading), input);
      if (kind === 'obey') continue;
      byKind.set(kind, [...(byKind.get(kind) ?? []), bot]);
    }
    return [...byKind].map(([kind, some]) => ({ kind, bots: some }));
  },
);

/** The bots of a case that don't read the file as it is, by what they do instead; none where the file is served. */
export function selectOverruledBots(theCase: Case, minute: number): readonly OverruledBots[] {
  return overruled(selectFetchInput(theCase, minute), botsOf(theCase.bots), theCase.reading);
}
