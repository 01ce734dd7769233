import type { Case, CaseReading, CrawlerPurpose, Matcher, Source, Verdict } from '../../../engine/index.ts';
import { crawlerPurposes } from '../../../engine/index.ts';
import type { MatrixAxis } from '../matrixSlice.ts';
import { memoizeLast } from '../memoize.ts';
import type { BotSetId } from './botSets.ts';
import { botsOfSet, botsOfSets } from './botSets.ts';
import type { Bot } from './bots.ts';
import { matcherOf } from './bots.ts';
import type { MatrixColumn } from './matrixColumns.ts';
import { selectMatrixAxis, selectMatrixColumns } from './matrixColumns.ts';
import { sourceOf } from './source.ts';

/** How a bot fares over all columns: allowed everywhere, blocked everywhere, or some of each. */
export type Standing = 'in' | 'out' | 'partly';

/** What one binding says about each column. Bots that the same groups bind share it. */
export interface ColumnAnswers {
  readonly columns: readonly MatrixColumn[];
  /** Of one of the bots; all the others answer the same. */
  readonly matcher: Matcher;
  /** In the order of the columns. */
  readonly verdicts: readonly Verdict[];
  readonly standing: Standing;
}

/** A bot and its answers. */
export interface MatrixRow {
  readonly bot: Bot;
  readonly answers: ColumnAnswers;
}

/** Rows of one purpose; bots that the catalogue does not have are apart. */
export interface MatrixGroup {
  readonly purpose: CrawlerPurpose | 'unknown';
  readonly rows: readonly MatrixRow[];
}

function standingOf(verdicts: readonly Verdict[]): Standing {
  const allowed = verdicts.filter((verdict) => verdict.allowed).length;
  if (allowed === verdicts.length) return 'in';
  return allowed === 0 ? 'out' : 'partly';
}

/** Bots that the same groups of the same reading bind get the same answers: most have no group of their own. */
function bindingOf({ policy }: Matcher): string {
  const { selection, unbound } = policy;
  return `${unbound} ${selection.kind} ${selection.groups.map(({ group }) => group.index).join(' ')}`;
}

/** Answers for any bot about the columns, each binding asked once. */
function createAnswers(columns: readonly MatrixColumn[]): (matcher: Matcher) => ColumnAnswers {
  const known = new Map<Matcher['file'], Map<string, ColumnAnswers>>();
  return (matcher) => {
    const ofFile = known.get(matcher.file) ?? new Map<string, ColumnAnswers>();
    known.set(matcher.file, ofFile);
    const key = bindingOf(matcher);
    const found = ofFile.get(key);
    if (found !== undefined) return found;
    const verdicts = columns.map(({ url }) => matcher.evaluate(url));
    const answers = { columns, matcher, verdicts, standing: standingOf(verdicts) };
    ofFile.set(key, answers);
    return answers;
  };
}

/** The rows of some bots. */
function matrixRows(
  source: Source,
  bots: readonly Bot[],
  columns: readonly MatrixColumn[],
  reading: CaseReading,
): readonly MatrixRow[] {
  const answersOf = createAnswers(columns);
  return bots.map((bot) => ({ bot, answers: answersOf(matcherOf(source, bot, reading)) }));
}

const groupRows = memoizeLast(
  (
    source: Source,
    bots: readonly Bot[],
    columns: readonly MatrixColumn[],
    reading: CaseReading,
  ): readonly MatrixGroup[] => {
    const rows = matrixRows(source, bots, columns, reading);
    const purposeOf = ({ bot }: MatrixRow) => (bot.isKnown ? bot.crawler.purpose : 'unknown');
    return [...crawlerPurposes, 'unknown' as const]
      .map((purpose) => ({ purpose, rows: rows.filter((row) => purposeOf(row) === purpose) }))
      .filter((group) => group.rows.length > 0);
  },
);

/** What the matrix follows from. */
export interface MatrixInputs {
  readonly case: Case;
  readonly botSets: readonly BotSetId[];
  readonly matrixAxis: MatrixAxis | null;
}

/** The rows of the matrix by purpose. */
export function selectMatrixGroups({
  case: theCase,
  botSets,
  matrixAxis,
}: MatrixInputs): readonly MatrixGroup[] {
  const columns = selectMatrixColumns(theCase, selectMatrixAxis(theCase, matrixAxis));
  return groupRows(sourceOf(theCase.robots), botsOfSets(theCase, botSets), columns, theCase.reading);
}

/** A set of bots with their rows: what a sentence of the summary is about. */
export interface SetRows {
  readonly set: BotSetId;
  readonly rows: readonly MatrixRow[];
}

/** The sets that are always summed up, whatever rows are shown: they answer what most people come to ask. */
const mainSets: readonly BotSetId[] = ['ai-training', 'ai-search', 'search-engines'];

const setRows = memoizeLast(
  (theCase: Case, botSets: readonly BotSetId[], columns: readonly MatrixColumn[]): readonly SetRows[] => {
    const source = sourceOf(theCase.robots);
    return [...mainSets, ...botSets.filter((set) => !mainSets.includes(set))].map((set) => ({
      set,
      rows: matrixRows(source, botsOfSet(theCase, set), columns, theCase.reading),
    }));
  },
);

/** The rows of the sets that are summed up in words. */
export function selectSetRows({ case: theCase, botSets, matrixAxis }: MatrixInputs): readonly SetRows[] {
  return setRows(theCase, botSets, selectMatrixColumns(theCase, selectMatrixAxis(theCase, matrixAxis)));
}

/** How many of the bots shown are blocked everywhere. */
export function countOut(groups: readonly MatrixGroup[]): number {
  return groups.flatMap(({ rows }) => rows).filter(({ answers }) => answers.standing === 'out').length;
}
