import type { Case } from '../../../engine/index.ts';
import type { Selection } from '../viewSlice.ts';
import type { AnsweredRow, BotAnswer } from './verdicts.ts';
import { selectAnsweredRows } from './verdicts.ts';

/** The row and the answer that a selection picks. */
export interface SelectedAnswer {
  readonly row: AnsweredRow;
  readonly answer: BotAnswer;
}

/** What is selected; null where nothing is, or what was is gone. */
export function selectSelectedAnswer(theCase: Case, selection: Selection | null): SelectedAnswer | null {
  if (selection === null) return null;
  const row = selectAnsweredRows(theCase).find(({ entry }) => entry.line === selection.urlLine);
  const answer = row?.answers.find(({ bot }) => bot.asked === selection.bot);
  return row === undefined || answer === undefined ? null : { row, answer };
}
