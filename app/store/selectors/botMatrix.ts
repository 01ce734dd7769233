import type { CaseReading, CrawlerPurpose, Matcher, Source, Verdict } from '../../../engine/index.ts';
import { crawlerPresets, crawlerPurposes } from '../../../engine/index.ts';
import type { TestedCase } from '../late/testedCase.ts';
import type { MatrixAxis } from '../matrixSlice.ts';
import { memoizeLast } from '../memoize.ts';
import type { BotSetId } from './botSets.ts';
import { botSetIds, botsOfSet, botsOfSets } from './botSets.ts';
import type { Bot } from './bots.ts';
import { matcherOf } from './bots.ts';
import { exceptionsInside } from './exceptionsInside.ts';
import type { MatrixColumn } from './matrixColumns.ts';
import { selectMatrixAxis, selectMatrixColumns } from './matrixColumns.ts';
import { policyOf, sourceOf } from './source.ts';

/** How a bot fares over all columns: allowed everywhere, blocked everywhere, or some of each. */
export type Standing = 'in' | 'out' | 'partly';

/** What one binding says about each column. Bots that the same groups bind share it. */
export interface ColumnAnswers {
  /** In the order of the columns. */
  readonly verdicts: readonly Verdict[];
  readonly standing: Standing;
  /** A path below each column that fares otherwise, null where there is none; empty where nobody looks inside. */
  readonly exceptions: readonly (string | null)[];
}

/** A bot and its answers. */
export interface MatrixRow {
  readonly bot: Bot;
  readonly answers: ColumnAnswers;
}

/**
 * Rows of one purpose; bots that the catalogue does not have are apart. Who belongs to a set for AI stands there, as the
 * summary counts it, whatever else it is: a token by which nobody fetches, an archive.
 */
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

/** Answers for any bot about the columns, each binding asked once; `inside` is null where nobody looks inside. */
function createAnswers(
  columns: readonly MatrixColumn[],
  inside: MatrixAxis | null,
): (matcher: Matcher) => ColumnAnswers {
  const known = new Map<Matcher['file'], Map<string, ColumnAnswers>>();
  return (matcher) => {
    const ofFile = known.get(matcher.file) ?? new Map<string, ColumnAnswers>();
    known.set(matcher.file, ofFile);
    const key = bindingOf(matcher);
    const found = ofFile.get(key);
    if (found !== undefined) return found;
    const verdicts = columns.map(({ url }) => matcher.evaluate(url));
    const exceptions = inside === null ? [] : exceptionsInside(matcher, columns, verdicts, inside);
    const answers = { verdicts, standing: standingOf(verdicts), exceptions };
    ofFile.set(key, answers);
    return answers;
  };
}

/** The rows of some bots. */
function matrixRows(
  source: Source,
  bots: readonly Bot[],
  columns: readonly MatrixColumn[],
  inside: MatrixAxis | null,
  reading: CaseReading,
): readonly MatrixRow[] {
  const answersOf = createAnswers(columns, inside);
  return bots.map((bot) => ({ bot, answers: answersOf(matcherOf(source, bot, reading)) }));
}

/** The sets whose bots have more than one purpose. */
const mixedSets = ['ai-training', 'ai-search'] as const;

const setPurposes: ReadonlyMap<string, CrawlerPurpose> = new Map(
  crawlerPresets.flatMap(({ id, tokens }) => {
    const purpose = mixedSets.find((set) => set === id);
    return purpose === undefined ? [] : tokens.map((token) => [token, purpose] as const);
  }),
);

function purposeOf({ bot: { isKnown, crawler } }: MatrixRow): MatrixGroup['purpose'] {
  return isKnown ? (setPurposes.get(crawler.token) ?? crawler.purpose) : 'unknown';
}

const groupRows = memoizeLast(
  (
    source: Source,
    bots: readonly Bot[],
    columns: readonly MatrixColumn[],
    axis: MatrixAxis,
    reading: CaseReading,
  ): readonly MatrixGroup[] => {
    const rows = matrixRows(source, bots, columns, axis, reading);
    return [...crawlerPurposes, 'unknown' as const]
      .map((purpose) => ({ purpose, rows: rows.filter((row) => purposeOf(row) === purpose) }))
      .filter((group) => group.rows.length > 0);
  },
);

/** What the matrix follows from. */
export interface MatrixInputs {
  readonly case: TestedCase;
  readonly botSets: readonly BotSetId[];
  readonly matrixAxis: MatrixAxis | null;
}

/** The rows of the matrix by purpose. */
export function selectMatrixGroups({
  case: theCase,
  botSets,
  matrixAxis,
}: MatrixInputs): readonly MatrixGroup[] {
  const axis = selectMatrixAxis(theCase, matrixAxis);
  const columns = selectMatrixColumns(theCase, axis);
  return groupRows(sourceOf(theCase.robots), botsOfSets(theCase, botSets), columns, axis, theCase.reading);
}

/** A set of bots with their rows: what a sentence of the summary is about. */
export interface SetRows {
  readonly set: BotSetId;
  readonly rows: readonly MatrixRow[];
}

/** The sets that are always summed up, whatever rows are shown: they answer what most people come to ask. */
const mainSets: readonly BotSetId[] = ['ai-training', 'ai-search', 'search-engines'];

const setRows = memoizeLast(
  (
    theCase: TestedCase,
    botSets: readonly BotSetId[],
    columns: readonly MatrixColumn[],
  ): readonly SetRows[] => {
    const source = sourceOf(theCase.robots);
    return [...mainSets, ...botSets.filter((set) => !mainSets.includes(set))].map((set) => ({
      set,
      // A sentence speaks of the columns alone.
      rows: matrixRows(source, botsOfSet(theCase, set), columns, null, theCase.reading),
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

/** All that the matrix is drawn from: plain data, so that a worker can send it. */
export interface MatrixView {
  readonly axis: MatrixAxis;
  readonly columns: readonly MatrixColumn[];
  readonly groups: readonly MatrixGroup[];
  /** What is summed up in words. */
  readonly sets: readonly SetRows[];
  /** How many bots each set has. */
  readonly sizes: { readonly [Set in BotSetId]: number };
  /** True where the file has no group at all. */
  readonly isGroupless: boolean;
}

const viewOf = memoizeLast(
  (
    theCase: TestedCase,
    axis: MatrixAxis,
    columns: readonly MatrixColumn[],
    groups: readonly MatrixGroup[],
    sets: readonly SetRows[],
  ): MatrixView => ({
    axis,
    columns,
    groups,
    sets,
    sizes: sizesOf(theCase),
    isGroupless: policyOf(sourceOf(theCase.robots), 'google').file.groups.length === 0,
  }),
);

function sizesOf(theCase: TestedCase): MatrixView['sizes'] {
  const sizes = botSetIds.map((set) => [set, botsOfSet(theCase, set).length] as const);
  // Object.fromEntries forgets which keys there are; these are all of them.
  return Object.fromEntries(sizes) as MatrixView['sizes'];
}

/** The matrix with what stands around it. */
export function selectMatrixView(inputs: MatrixInputs): MatrixView {
  const { case: theCase, matrixAxis } = inputs;
  const axis = selectMatrixAxis(theCase, matrixAxis);
  const columns = selectMatrixColumns(theCase, axis);
  return viewOf(theCase, axis, columns, selectMatrixGroups(inputs), selectSetRows(inputs));
}
