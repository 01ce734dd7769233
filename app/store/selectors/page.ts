import type {
  AccessOutcome,
  Case,
  CaseReading,
  CrawlAndIndex,
  HeaderField,
  PageStatement,
  Source,
  Verdict,
} from '../../../engine/index.ts';
import {
  accessOutcome,
  combineCrawlAndIndex,
  pageRulesFor,
  parseMetaRobots,
  parseRawResponse,
  parseXRobotsTag,
} from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import { botsOf, matcherOf } from './bots.ts';
import { selectFetchInput } from './fetchInput.ts';
import { readerOf } from './fetchReaders.ts';
import { sourceOf } from './source.ts';
import type { UrlReading } from './urlReading.ts';
import { readUrl } from './urlReading.ts';
import { selectSiteOrigin, selectUrlRows } from './urlRows.ts';

/** What a pasted page was taken for. */
export interface PastedPage {
  /** A whole response; headers without a status line, whatever follows them; or a page alone. */
  readonly kind: 'nothing' | 'response' | 'headers' | 'page';
  /** The status, of a whole response. */
  readonly status: number | null;
  readonly statements: readonly PageStatement[];
}

const headerLine = /^([A-Za-z0-9-]+):[ \t]*(.*)$/;

/** The headers at the start of a text that has no status line, and the rest. */
function leadingHeaders(text: string): { readonly fields: readonly HeaderField[]; readonly rest: string } {
  const lines = text.split(/\r\n?|\n/);
  const end = lines.findIndex((line) => !headerLine.test(line));
  const head = end < 0 ? lines : lines.slice(0, end);
  const fields = head.flatMap((line) => {
    const [, name = '', value = ''] = headerLine.exec(line) ?? [];
    return name === '' ? [] : [{ name: name.toLowerCase(), value }];
  });
  return { fields, rest: lines.slice(head.length).join('\n') };
}

function robotsTags(fields: readonly HeaderField[]): readonly PageStatement[] {
  return parseXRobotsTag(fields.filter(({ name }) => name === 'x-robots-tag').map(({ value }) => value));
}

/** Reads a page's head, its response headers, or both: whatever was pasted. */
export const readPage = memoizeLast((text: string): PastedPage => {
  const trimmed = text.trimStart();
  if (trimmed === '') return { kind: 'nothing', status: null, statements: [] };
  const response = parseRawResponse(trimmed);
  if (response.ok && response.result.kind === 'response') {
    const html = response.body === null ? '' : new TextDecoder().decode(response.body);
    return {
      kind: 'response',
      status: response.result.status,
      statements: [...robotsTags(response.headers), ...parseMetaRobots(html)],
    };
  }
  const { fields, rest } = leadingHeaders(trimmed);
  return {
    kind: fields.length > 0 ? 'headers' : 'page',
    status: null,
    statements: [...robotsTags(fields), ...parseMetaRobots(rest)],
  };
});

/** What becomes of the page for one bot. */
export interface PageAnswer {
  readonly bot: Bot;
  /** What the bot makes of the fetch of robots.txt. */
  readonly access: AccessOutcome['kind'];
  /** By the rules of the file; null where they don't decide. */
  readonly verdict: Verdict | null;
  readonly crawlAllowed: boolean;
  readonly fate: CrawlAndIndex;
}

/** Bots for which the same becomes of the page. */
export interface PageFate {
  readonly fate: CrawlAndIndex;
  readonly answers: readonly PageAnswer[];
}

/** What a page comes to: the URL as read, and where it is one of this file's what becomes of it for whom. */
export interface PageAnswers {
  readonly reading: UrlReading;
  readonly fates: readonly PageFate[];
}

/** The page asked about: as typed, else the first URL of the list that this file governs, else the root. */
export function selectPageUrl(theCase: Case, typed: string | null): string {
  if (typed !== null) return typed;
  return selectUrlRows(theCase).find(({ reading }) => reading.kind === 'governed')?.entry.url ?? '/';
}

const answersOf = memoizeLast(
  (
    source: Source,
    bots: readonly Bot[],
    readAs: CaseReading,
    input: ReturnType<typeof selectFetchInput>,
    page: PastedPage,
    url: string,
  ): readonly PageAnswer[] =>
    bots.map((bot) => {
      const access = accessOutcome(readerOf(bot, readAs), input).kind;
      const readsFile = access === 'obey' || access === 'obey-cached' || access === 'follow';
      const verdict = readsFile ? matcherOf(source, bot, readAs).evaluate(url) : null;
      const crawlAllowed = verdict?.allowed ?? access === 'allow-all';
      const rules = pageRulesFor(page.statements, [bot.crawler.token, ...bot.crawler.fallbacks]);
      return {
        bot,
        access,
        verdict,
        crawlAllowed,
        fate: combineCrawlAndIndex(crawlAllowed, rules, input.now),
      };
    }),
);

/** What of a fate is told: of a page that is not fetched, nothing of its rules but whether there are any. */
function told({ kind, rules }: CrawlAndIndex): string {
  const { applied: _, misplaced: __, notUnderstood: ___, ...restrictions } = rules;
  return JSON.stringify([kind, kind === 'blocked' || kind.endsWith('never-seen') ? null : restrictions]);
}

const fatesOf = memoizeLast((reading: UrlReading, answers: readonly PageAnswer[]): PageAnswers => {
  const fates: { fate: CrawlAndIndex; answers: PageAnswer[] }[] = [];
  for (const answer of answers) {
    const known = fates.find(({ fate }) => told(fate) === told(answer.fate));
    if (known === undefined) fates.push({ fate: answer.fate, answers: [answer] });
    else known.answers.push(answer);
  }
  return { reading, fates };
});

const readLast = memoizeLast(readUrl);

const noAnswers: readonly PageAnswer[] = [];

/** What becomes of a page for each bot of the case: whether it is fetched, and what its own rules then do. */
export function selectPageAnswers(
  {
    case: theCase,
    pageText,
    pageUrl,
  }: { readonly case: Case; readonly pageText: string; readonly pageUrl: string | null },
  minute: number,
): PageAnswers {
  const url = selectPageUrl(theCase, pageUrl);
  const reading = readLast(url, selectSiteOrigin(theCase).origin);
  if (reading.kind !== 'governed') return fatesOf(reading, noAnswers);
  const input = selectFetchInput(theCase, minute);
  const answers = answersOf(
    sourceOf(theCase.robots),
    botsOf(theCase.bots),
    theCase.reading,
    input,
    readPage(pageText),
    reading.url,
  );
  return fatesOf(reading, answers);
}
