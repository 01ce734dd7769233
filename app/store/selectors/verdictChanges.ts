import type { Case, CaseReading, Change, Source, Verdict } from '../../../engine/index.ts';
import { unnamedAgent } from '../../../engine/index.ts';
import type { TestedCase } from '../late/testedCase.ts';
import { isLarge } from '../late/testedCase.ts';
import { memoizeLast } from '../memoize.ts';
import { botsOfSet } from './botSets.ts';
import type { Bot } from './bots.ts';
import { matcherOf } from './bots.ts';
import { sourceOf } from './source.ts';
import { selectUrlRows } from './urlRows.ts';
import type { AnsweredRow } from './verdicts.ts';
import { selectAnsweredRows } from './verdicts.ts';

/** A URL of the list whose verdict for a bot is another than with the baseline. */
export interface VerdictChange {
  /** 1-based line of the URL list. */
  readonly urlLine: number;
  /** As typed. */
  readonly typed: string;
  readonly bot: Bot;
  readonly change: Change;
  readonly before: Verdict;
  readonly after: Verdict;
}

/** What changes over the list from the baseline to the draft. */
export interface VerdictChanges {
  /** How many URLs were compared. */
  readonly urls: number;
  /** Over how many of them a verdict changes. */
  readonly changedUrls: number;
  /** Newly blocked ones first, else in the order of the list. */
  readonly changes: readonly VerdictChange[];
}

const nothing: VerdictChanges = { urls: 0, changedUrls: 0, changes: [] };

const compareRows = memoizeLast(
  (baseline: Source, rows: readonly AnsweredRow[], reading: CaseReading): VerdictChanges => {
    const changes = rows.flatMap(({ entry, reading: asked, answers }): readonly VerdictChange[] => {
      if (asked.kind !== 'governed') return [];
      return answers.flatMap(({ bot, verdict: after }): readonly VerdictChange[] => {
        const before = matcherOf(baseline, bot, reading).evaluate(asked.url);
        if (before.allowed === after.allowed) return [];
        const change = before.allowed ? 'newly-blocked' : 'newly-allowed';
        return [{ urlLine: entry.line, typed: entry.url, bot, change, before, after }];
      });
    });
    const rank = ({ change }: VerdictChange): number => (change === 'newly-blocked' ? 0 : 1);
    return {
      urls: rows.filter(({ answers }) => answers.length > 0).length,
      changedUrls: new Set(changes.map(({ urlLine }) => urlLine)).size,
      changes: changes.toSorted((one, other) => rank(one) - rank(other) || one.urlLine - other.urlLine),
    };
  },
);

/** The verdicts over the list of a case that change from its baseline to its draft; none without a baseline. */
export function selectVerdictChanges(theCase: TestedCase): VerdictChanges {
  if (theCase.baseline === null) return nothing;
  return compareRows(sourceOf(theCase.baseline), selectAnsweredRows(theCase), theCase.reading);
}

/** Longer lists, and large files, are not compared while one types. */
const promptUrls = 500;

/** Over how many URLs a verdict changes: '3'; '' where none does, or counting would hold up typing. */
export function selectChangesBadge({ case: theCase }: { readonly case: Case }): string {
  const { baseline, robots } = theCase;
  if (baseline === null || selectUrlRows(theCase).length > promptUrls) return '';
  const isLong = isLarge(baseline) || isLarge(robots);
  const { changedUrls } = isLong ? nothing : selectVerdictChanges(theCase);
  return changedUrls === 0 ? '' : `${changedUrls}`;
}

/** The crawlers to which a change may matter. */
export interface RelevantCrawlers {
  /** As they are asked for: the bots of the case, those that either file names, one that none names, the catalogue's. */
  readonly asked: readonly string[];
  /** Product tokens of those to be named in any case, in lower case: the bots of the case and those that a file names. */
  readonly important: ReadonlySet<string>;
}

const uniteCrawlers = memoizeLast(
  (...[mine, before, after, catalogue]: readonly (readonly Bot[])[]): RelevantCrawlers => {
    const important = [...(mine ?? []), ...(after ?? []), ...(before ?? [])];
    const names = [...important.map(({ asked }) => asked), unnamedAgent];
    return {
      asked: [...new Set([...names, ...(catalogue ?? []).map(({ asked }) => asked)])],
      important: new Set(important.map(({ crawler }) => crawler.token.toLowerCase())),
    };
  },
);

/** All crawlers to which a change from the baseline to the draft may matter, the most important first. */
function selectRelevantCrawlers(theCase: Pick<TestedCase, 'baseline' | 'robots' | 'bots'>): RelevantCrawlers {
  const { baseline, robots, bots } = theCase;
  return uniteCrawlers(
    botsOfSet(theCase, 'mine'),
    botsOfSet({ robots: baseline ?? robots, bots }, 'named'),
    botsOfSet(theCase, 'named'),
    botsOfSet(theCase, 'everything'),
  );
}

/** What the tab of changes is drawn from: plain data, so that a worker can send it. */
export interface ChangesView {
  readonly list: VerdictChanges;
  readonly crawlers: RelevantCrawlers;
}

const viewOf = memoizeLast(
  (list: VerdictChanges, crawlers: RelevantCrawlers): ChangesView => ({ list, crawlers }),
);

/** What changes from the baseline of a case, and to whom it may matter. */
export function selectChangesView(theCase: TestedCase): ChangesView {
  return viewOf(selectVerdictChanges(theCase), selectRelevantCrawlers(theCase));
}

const simplifyBots = memoizeLast((mine: readonly Bot[], named: readonly Bot[]): readonly string[] => {
  const byToken = new Map<string, string>();
  for (const { asked, crawler } of [...mine, ...named])
    if (!byToken.has(crawler.token.toLowerCase())) byToken.set(crawler.token.toLowerCase(), asked);
  return [...byToken.values(), unnamedAgent];
});

/** The bots whose rules can be simplified, as they are asked for: those of the case, those named, one that none names. */
export function selectSimplifyBots(theCase: Case): readonly string[] {
  return simplifyBots(botsOfSet(theCase, 'mine'), botsOfSet(theCase, 'named'));
}
