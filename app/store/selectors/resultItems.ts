import { memoizeLast } from '../memoize.ts';
import type { UrlFilter, UrlSort } from '../resultSlice.ts';
import type { AnsweredRow, ExpectedAnswer } from './verdicts.ts';

/** A rule and the rows that it decides for the same bots: all of those that are shown. */
export interface RuleGroup {
  /** Tells it from the others; it stays while rows come and go. */
  readonly key: string;
  /** 1-based line of robots.txt; 0 for rows that no rule decides, null for those that have no answer. */
  readonly line: number | null;
  /** The bots for whom it decides the rows, by their tokens; empty for all who are asked about them. */
  readonly bots: readonly string[];
  readonly rows: readonly AnsweredRow[];
  /** How many of the rows it blocks. */
  readonly blocked: number;
}

/** Whether a row is among those that a filter shows. */
function passes({ answers, reading, failures }: AnsweredRow, filter: UrlFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'allowed':
      return answers.some(({ verdict }) => verdict.allowed);
    case 'blocked':
      return answers.some(({ verdict }) => !verdict.allowed);
    case 'differs':
      return answers.some(({ differs }) => differs);
    case 'unexpected':
      return failures > 0;
    case 'outside':
    case 'unreadable':
      return reading.kind === filter;
  }
}

const answerOf = ({ answers }: AnsweredRow, asked: string): ExpectedAnswer | undefined =>
  answers.find(({ bot }) => bot.asked === asked);

/** What a row is sorted by: text or a number, the lower one first. */
function keyOf(row: AnsweredRow, sort: UrlSort): number | string {
  switch (sort.by) {
    case 'list':
      return row.entry.line;
    case 'url':
      return row.entry.url;
    case 'differs':
      return row.answers.some(({ differs }) => differs) ? 0 : 1;
    case 'expectation':
      return row.failures > 0 ? 0 : row.expectations > 0 ? 1 : 2;
    case 'verdict': {
      const allowed = answerOf(row, sort.bot)?.verdict.allowed;
      return allowed === undefined ? 2 : Number(allowed);
    }
    case 'rule':
      return answerOf(row, sort.bot)?.verdict.line ?? Number.POSITIVE_INFINITY;
  }
}

function compareKeys(a: number | string, b: number | string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The rows that a filter and a search leave, in an order. */
export const rowsShown = memoizeLast(
  (
    rows: readonly AnsweredRow[],
    filter: UrlFilter,
    search: string,
    sort: UrlSort,
  ): readonly AnsweredRow[] => {
    const wanted = search.trim().toLowerCase();
    const shown = rows.filter(
      (row) => passes(row, filter) && (wanted === '' || row.entry.url.toLowerCase().includes(wanted)),
    );
    if (sort.by === 'list' && !sort.descending) return shown;
    const sign = sort.descending ? -1 : 1;
    return shown
      .map((row) => ({ row, key: keyOf(row, sort) }))
      .toSorted((a, b) => sign * compareKeys(a.key, b.key))
      .map(({ row }) => row);
  },
);

/** Rows without an answer come last. */
const placeOf = (line: number | null): number => line ?? Number.MAX_SAFE_INTEGER;

/** For whom a line decides a row; empty for all who are asked about it. */
function botsOfLine({ answers }: AnsweredRow, line: number | null): readonly string[] {
  const decided = answers.filter(({ verdict }) => verdict.line === line);
  return decided.length === answers.length ? [] : decided.map(({ bot }) => bot.crawler.token);
}

/**
 * The rows under the rules that decide them, the rule with the most rows first; a row that several rules decide, each
 * for other bots, stands under each of them.
 */
export const groupByRule = memoizeLast((rows: readonly AnsweredRow[]): readonly RuleGroup[] => {
  const groups = new Map<string, Omit<RuleGroup, 'blocked' | 'rows'> & { readonly rows: AnsweredRow[] }>();
  const put = (line: number | null, row: AnsweredRow) => {
    const bots = botsOfLine(row, line);
    const key = [line, ...bots].join('\n');
    const group = groups.get(key) ?? { key, line, bots, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  };
  for (const row of rows) {
    const lines = new Set(row.answers.map(({ verdict }) => verdict.line));
    if (lines.size === 0) put(null, row);
    for (const line of lines) put(line, row);
  }
  return [...groups.values()]
    .map((group) => ({
      ...group,
      blocked: group.rows.filter(({ answers }) =>
        answers.some(({ verdict }) => verdict.line === group.line && !verdict.allowed),
      ).length,
    }))
    .toSorted((a, b) => b.rows.length - a.rows.length || placeOf(a.line) - placeOf(b.line));
});

/** What a table of results has from top to bottom. */
export type ResultItem =
  | { readonly kind: 'group'; readonly group: RuleGroup; readonly isFolded: boolean }
  /** `group` is the key of the group under which the row stands; undefined where rows are not grouped. */
  | { readonly kind: 'row'; readonly row: AnsweredRow; readonly group?: string };

/** Groups as items, with the rows of those that are not folded. */
export const groupItems = memoizeLast(
  (groups: readonly RuleGroup[], folded: ReadonlySet<string>): readonly ResultItem[] =>
    groups.flatMap((group): readonly ResultItem[] => {
      const isFolded = folded.has(group.key);
      const head: ResultItem = { kind: 'group', group, isFolded };
      if (isFolded) return [head];
      return [head, ...group.rows.map((row): ResultItem => ({ kind: 'row', row, group: group.key }))];
    }),
);

/** Rows as items. */
export const rowItems = memoizeLast((rows: readonly AnsweredRow[]): readonly ResultItem[] =>
  rows.map((row) => ({ kind: 'row', row })),
);
