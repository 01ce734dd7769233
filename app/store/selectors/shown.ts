import type { Case, LintExpectation } from '../../../engine/index.ts';
import type { AnalysisSlice } from '../analysisSlice.ts';
import type { BulkSlice } from '../bulkSlice.ts';
import { isLarge, testedCaseOf } from '../late/testedCase.ts';
import { memoizeLast } from '../memoize.ts';
import type { Selection } from '../viewSlice.ts';
import { selectBulkInputs, selectIsBulkStale } from './bulkInputs.ts';
import type { CaseVerdicts } from './caseVerdicts.ts';
import { selectCaseVerdicts } from './caseVerdicts.ts';
import type { ExpectationTotals } from './expectations.ts';
import { expectationTotals, failedExpectations } from './expectations.ts';
import { contentLine } from './lineText.ts';
import type { AnsweredRow, BotAnswer } from './verdicts.ts';

/** What the first screen is drawn from. */
export interface ShownInputs extends Pick<AnalysisSlice, 'lateVerdicts' | 'isTyping'> {
  readonly case: Case;
}

/** What long lists are drawn from. */
type BulkState = Pick<BulkSlice, 'largeList' | 'bulkRun' | 'bulkRow'>;

const nothing: CaseVerdicts = {
  rows: [],
  bindings: [],
  outline: {
    facts: { facts: [], warnings: [] },
    sections: [],
    notes: [],
    isCut: false,
    groupOfLine: new Int32Array(),
  },
};

/**
 * The verdicts that are shown: of a small file those of the case as it stands, of a large one what a worker told last.
 * Whether that is old is said by `selectIsAnswering`.
 */
export function selectShown({ case: theCase, lateVerdicts }: ShownInputs): CaseVerdicts {
  if (!isLarge(theCase.robots)) return selectCaseVerdicts(testedCaseOf(theCase));
  return lateVerdicts?.verdicts ?? nothing;
}

/** True while a worker has yet to tell the verdicts of the text as it stands in the editor. */
export function selectIsAnswering({ case: theCase, lateVerdicts, isTyping }: ShownInputs): boolean {
  return isLarge(theCase.robots) && (isTyping || lateVerdicts?.of !== testedCaseOf(theCase));
}

/** True while not even old verdicts can be shown. */
export function selectIsAwaited({ case: theCase, lateVerdicts }: ShownInputs): boolean {
  return isLarge(theCase.robots) && lateVerdicts === null;
}

/** The text of a line (1-based), trimmed, of the file that the verdicts that are shown are about. */
export function selectShownLine({ case: theCase, lateVerdicts }: ShownInputs, line: number): string {
  const isOld = isLarge(theCase.robots) && lateVerdicts !== null;
  return contentLine(isOld ? lateVerdicts.of.robots : theCase.robots, line);
}

/** The rows that are shown. */
export function selectShownRows(state: ShownInputs): readonly AnsweredRow[] {
  return selectShown(state).rows;
}

const bulkTotals = memoizeLast((all: number, failed: number): ExpectationTotals => ({ all, failed }));

/** How the expectations of the list fare, of a long one as far as it is answered. */
export function selectShownTotals(state: ShownInputs & BulkState): ExpectationTotals {
  if (selectBulkInputs(state) === null) return expectationTotals(selectShownRows(state));
  const progress = state.bulkRun?.progress;
  return bulkTotals(progress?.expectations ?? 0, progress?.failures ?? 0);
}

/** True while these totals are those of another file or list than the present ones. */
export function selectAreTotalsOld(state: ShownInputs & BulkState): boolean {
  return selectBulkInputs(state) === null ? selectIsAnswering(state) : selectIsBulkStale(state);
}

/** The expectations that the rows that are shown do not meet, for the linter. */
export function selectShownFailures(state: ShownInputs): readonly LintExpectation[] {
  return failedExpectations(selectShownRows(state), state.case.reading);
}

/** The row and the answer that a selection picks. */
export interface SelectedAnswer {
  readonly row: AnsweredRow;
  readonly answer: BotAnswer;
}

/** The row of a line of the list; of a long list the one that is open. */
function rowOfLine(state: ShownInputs & BulkState, line: number): AnsweredRow | undefined {
  const inputs = selectBulkInputs(state);
  if (inputs === null)
    return selectIsAnswering(state)
      ? undefined
      : selectShownRows(state).find(({ entry }) => entry.line === line);
  const { bulkRow } = state;
  return bulkRow?.inputs === inputs && bulkRow.row.entry.line === line ? bulkRow.row : undefined;
}

/** What is selected; null where nothing is, what was is gone, or its answer is not known yet. */
export function selectSelectedAnswer(
  state: ShownInputs & BulkState & { readonly selection: Selection | null },
): SelectedAnswer | null {
  const { selection } = state;
  if (selection === null) return null;
  const row = rowOfLine(state, selection.urlLine);
  const answer = row?.answers.find(({ bot }) => bot.asked === selection.bot);
  return row === undefined || answer === undefined ? null : { row, answer };
}
