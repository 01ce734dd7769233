import type { Crawler } from '../crawlers/crawler.ts';
import type { Dialect, DialectChoices } from '../dialects/dialect.ts';
import { dialectOf } from '../dialects/index.ts';
import type { FileReading, UnboundReason } from '../policy/policy.ts';
import { readFile, unboundPolicy } from '../policy/policy.ts';
import type { GroupSelection } from '../policy/selectGroups.ts';
import { selectGroups } from '../policy/selectGroups.ts';
import type { Source } from '../source.ts';
import { headOfSource, toSource } from '../source.ts';
import type { Matcher } from './matcher.ts';
import { createMatcher } from './matcher.ts';
import { createSelectionMatchers } from './selectionMatchers.ts';

/** How much of a file a crawler reads, and what becomes of a longer one. */
export interface FileLimit {
  /** In octets; null where there is none, or none is known. */
  readonly octets: number | null;
  readonly oversize: Dialect['choices']['oversizeFile'];
}

/** A name with digits or dots, which the grammar of product tokens cannot say (RFC 9309 2.2.1). */
const isBeyondGrammar = (token: string): boolean => /^[^\s/]*[^A-Za-z_\s/-][^\s/]*$/.test(token);

/**
 * Our choice for a crawler whose name would be cut, to one that others share (AI2Bot and Ai2Bot-Dolma) or to nothing
 * (360Spider): it is taken to know its own name on a line.
 */
const wholeNames = {
  agentOfLine: 'before-slash-or-blank',
  agentAsked: 'without-version',
} satisfies Partial<DialectChoices>;

/** In which choices a crawler departs from its dialect. */
function departuresOf({ dialect, token, departures }: Crawler): Partial<DialectChoices> {
  const isCut = dialectOf(dialect).choices.agentOfLine === 'cut-at-non-token' && isBeyondGrammar(token);
  return { ...(isCut ? wholeNames : {}), ...departures };
}

/** How a crawler reads: its dialect, but for its departures. */
function dialectOfCrawler(crawler: Crawler): Dialect {
  const { choices, ...rest } = dialectOf(crawler.dialect);
  return { ...rest, choices: { ...choices, ...departuresOf(crawler) } };
}

/** The limit that an operator states, else that of the crawler's dialect. */
export function fileLimitOf(crawler: Crawler): FileLimit {
  const { fileOctets, oversizeFile } = dialectOf(crawler.dialect).choices;
  const octets = crawler.maximumOctets ?? (fileOctets === 'unlimited' ? null : fileOctets);
  const stated = crawler.oversize === 'unknown' ? oversizeFile : crawler.oversize;
  return octets === null ? { octets, oversize: 'read-whole' } : { octets, oversize: stated };
}

/**
 * The groups that bind a crawler: its own, else those of each fallback in turn, else the default. Token by token, since
 * several names at once would unite their groups (Google's documentation, 'Order of precedence for user agents').
 */
function selectForCrawler(file: FileReading, crawler: Crawler): GroupSelection {
  const { groups, dialect } = file;
  let selection: GroupSelection = { kind: 'none', groups: [] };
  for (const name of [crawler.token, ...crawler.fallbacks]) {
    selection = selectGroups(groups, [name], dialect);
    if (selection.kind === 'named') return selection;
  }
  return selection;
}

/** A file as some crawlers read it, with their matchers. */
interface Reading {
  readonly file: FileReading;
  readonly matcherFor: (selection: GroupSelection) => Matcher;
}

function matcherForCrawler({ file, matcherFor }: Reading, crawler: Crawler, tooLarge: boolean): Matcher {
  const unbound = (reason: UnboundReason): Matcher => createMatcher(file, unboundPolicy(file, reason));
  if (crawler.stance === 'ignores') return unbound('ignores-robots-txt');
  if (tooLarge) return unbound('file-too-large');
  const selection = selectForCrawler(file, crawler);
  if (selection.kind === 'star' && crawler.ignoresStar) return unbound('ignores-star');
  return matcherFor(selection);
}

/** One file, to be read by many crawlers. */
export interface CrawlerLayer {
  readonly source: Source;
  /** The matcher of a crawler of the catalogue, or of any other described the same way. */
  readonly forCrawler: (crawler: Crawler) => Matcher;
}

/** Prepares a robots.txt for crawlers; each dialect reads it once, however many crawlers share it. Never throws on input. */
export function createCrawlerLayer(robots: string | Uint8Array | Source): CrawlerLayer {
  const source = toSource(robots);
  const readings = new Map<string, Reading>();
  const readingOf = (crawler: Crawler, length: number): Reading => {
    const key = JSON.stringify([crawler.dialect, length, departuresOf(crawler)]);
    const known = readings.get(key);
    if (known !== undefined) return known;
    const file = readFile(headOfSource(source, length), dialectOfCrawler(crawler));
    const reading = { file, matcherFor: createSelectionMatchers(file) };
    readings.set(key, reading);
    return reading;
  };
  return {
    source,
    forCrawler: (crawler) => {
      const size = source.octets.length;
      const { octets, oversize } = fileLimitOf(crawler);
      const isOver = octets !== null && size > octets;
      const length = isOver && oversize === 'rest-ignored' ? octets : size;
      return matcherForCrawler(readingOf(crawler, length), crawler, isOver && oversize === 'file-ignored');
    },
  };
}

/**
 * The matcher of one crawler for a robots.txt: its dialect, the part of the file that it reads, its fallbacks, whether
 * the default group binds it, and whether it obeys robots.txt at all. Never throws on input.
 */
export function forCrawler(robots: string | Uint8Array, crawler: Crawler): Matcher {
  return createCrawlerLayer(robots).forCrawler(crawler);
}
