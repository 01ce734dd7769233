import type { Case, LintExpectation } from '../../../engine/index.ts';
import type { AnalysisSlice } from '../analysisSlice.ts';
import { isLarge, testedCaseOf } from '../late/testedCase.ts';
import type { Selection } from '../viewSlice.ts';
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

/** How the expectations of the rows that are shown fare. */
export function selectShownTotals(state: ShownInputs): ExpectationTotals {
  return expectationTotals(selectShownRows(state));
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

/** What is selected; null where nothing is, what was is gone, or its answer is not known yet. */
export function selectSelectedAnswer(
  state: ShownInputs & { readonly selection: Selection | null },
): SelectedAnswer | null {
  const { selection } = state;
  if (selection === null || selectIsAnswering(state)) return null;
  const row = selectShownRows(state).find(({ entry }) => entry.line === selection.urlLine);
  const answer = row?.answers.find(({ bot }) => bot.asked === selection.bot);
  return row === undefined || answer === undefined ? null : { row, answer };
}
