import type { Address, BulkColumn, CaseBots, UrlListEntry } from '../../../engine/index.ts';
import {
  bulkVerdicts,
  createAddressReader,
  createBulkRun,
  createCaseBots,
  expectedVerdict,
  parseUrlLine,
} from '../../../engine/index.ts';
import type { BulkCounts, BulkInput } from './protocol.ts';
import type { UrlStore } from './urlStore.ts';
import { createUrlStore, longestText } from './urlStore.ts';

/** How a row stands to the file, as a column has it. */
export const standings = { governed: 0, outside: 1, unreadable: 2 } as const;

/** The answers of a run, in columns, a row for each line that asks something. */
export interface BulkTable {
  readonly bots: readonly string[];
  readonly length: () => number;
  readonly counts: () => BulkCounts;
  /** Adds a line of the list; blank lines and comments are no rows. `line` is 1-based. */
  readonly addLine: (text: string, line: number) => void;
  readonly urls: UrlStore;
  /** Verdicts and rules, a column for each bot. */
  readonly columns: () => readonly BulkColumn[];
  /** 1-based line of the list. */
  readonly listLineOf: (row: number) => number;
  /** Of `standings`. */
  readonly standingOf: (row: number) => number;
  /** What the list expects of a bot, of `bulkVerdicts`; 0 for nothing. */
  readonly expectedOf: (row: number, bot: number) => number;
  /** True where the verdict of a bot, or of any for null, is not what the list expects. */
  readonly isUnexpected: (row: number, bot: number | null) => boolean;
}

/** What is too long to be kept is no URL that anybody asks for. */
const tooLong = { kind: 'unreadable' } as const;

const verdictOf = { allow: bulkVerdicts.allowed, disallow: bulkVerdicts.disallowed } as const;

/** Numbers from 0 to 255, one for each row and bot, that are nearly always 0: kept only once one of them is not. */
function createRareColumn(width: number) {
  let octets = new Uint8Array();
  return {
    get: (row: number, place: number): number => octets[row * width + place] ?? 0,
    set: (row: number, place: number, value: number): void => {
      const at = row * width + place;
      if (at >= octets.length) {
        const grown = new Uint8Array(Math.max(4096, at * 2));
        grown.set(octets);
        octets = grown;
      }
      octets[at] = value;
    },
  };
}

/** Which bots a line is asked for; undefined for all of them. */
function asksOf(
  entry: UrlListEntry,
  bots: readonly string[],
  caseBots: CaseBots,
): ((bot: number) => boolean) | undefined {
  if (entry.only.length === 0) return undefined;
  const wanted = new Set(entry.only.map((name) => caseBots.of(name)));
  return (bot) => wanted.has(caseBots.of(bots[bot] ?? ''));
}

/** An empty table for the file and bots of a run. */
export function createBulkTable(input: Omit<BulkInput, 'list'>): BulkTable {
  const { bots } = input;
  const caseBots = createCaseBots(input.robots, input.reading);
  const run = createBulkRun(bots.map((bot) => caseBots.of(bot).matcher));
  const read = createAddressReader(input.origin);
  const urls = createUrlStore();
  const expected = createRareColumn(bots.length);
  let listLines = new Uint32Array(4096);
  let standing = new Uint8Array(4096);
  const allowed = bots.map(() => 0);
  const disallowed = bots.map(() => 0);
  let outside = 0;
  let unreadable = 0;
  let unexpected = 0;
  let expectations = 0;
  let failures = 0;

  const differs = (row: number, bot: number): boolean => {
    const wanted = expected.get(row, bot);
    const verdict = run.columns()[bot]?.verdicts[row] ?? 0;
    return wanted !== 0 && verdict !== bulkVerdicts.notAsked && verdict !== wanted;
  };
  const isUnexpected = (row: number, bot: number | null): boolean =>
    bot === null ? bots.some((_, place) => differs(row, place)) : differs(row, bot);

  const noteExpectations = (
    row: number,
    entry: UrlListEntry,
    isAsked: ((bot: number) => boolean) | undefined,
  ): void => {
    for (const [place, bot] of bots.entries()) {
      const wanted = expectedVerdict(entry, caseBots.of(bot).crawler.token);
      if (wanted === null) continue;
      expected.set(row, place, verdictOf[wanted]);
      if (isAsked?.(place) === false) continue;
      expectations += 1;
      if (run.columns()[place]?.verdicts[row] !== verdictOf[wanted]) failures += 1;
    }
    if (isUnexpected(row, null)) unexpected += 1;
  };

  const noteStanding = (row: number, { kind }: Pick<Address, 'kind'>): void => {
    if (row === standing.length) {
      const grown = { lines: new Uint32Array(row * 2), standing: new Uint8Array(row * 2) };
      grown.lines.set(listLines);
      grown.standing.set(standing);
      listLines = grown.lines;
      standing = grown.standing;
    }
    standing[row] = standings[kind];
    if (kind === 'outside') outside += 1;
    if (kind === 'unreadable') unreadable += 1;
  };

  const countVerdicts = (row: number): void => {
    for (const [place, { verdicts }] of run.columns().entries()) {
      if (verdicts[row] === bulkVerdicts.allowed) allowed[place] = (allowed[place] ?? 0) + 1;
      if (verdicts[row] === bulkVerdicts.disallowed) disallowed[place] = (disallowed[place] ?? 0) + 1;
    }
  };

  return {
    bots,
    length: run.length,
    counts: () => ({
      rows: run.length(),
      allowed: [...allowed],
      disallowed: [...disallowed],
      outside,
      unreadable,
      unexpected,
      expectations,
      failures,
    }),
    addLine: (text, line) => {
      const entry = parseUrlLine(text, line);
      if (entry === null) return;
      const row = run.length();
      const address = entry.url.length > longestText ? tooLong : read(entry.url);
      const isAsked = asksOf(entry, bots, caseBots);
      noteStanding(row, address);
      listLines[row] = line;
      urls.add(entry.url);
      run.add(address.kind === 'governed' ? address.url : null, isAsked);
      countVerdicts(row);
      if (entry.expectations.length > 0) noteExpectations(row, entry, isAsked);
    },
    urls,
    columns: run.columns,
    listLineOf: (row) => listLines[row] ?? 0,
    standingOf: (row) => standing[row] ?? 0,
    expectedOf: (row, bot) => expected.get(row, bot),
    isUnexpected,
  };
}
