import type { Parting } from '../../wording/explainDifference.ts';
import type { ComparedUrl } from '../dialectSlice.ts';
import type { AnswerView } from '../selectors/answerView.ts';
import type { MatrixInputs, MatrixView } from '../selectors/botMatrix.ts';
import type { CaseVerdicts } from '../selectors/caseVerdicts.ts';
import type { DialectsView } from '../selectors/dialectRows.ts';
import type { GroupInputs, GroupsView } from '../selectors/groupsView.ts';
import type { ChangesView } from '../selectors/verdictChanges.ts';

/** What can be asked of a case, and what must be said with each question. */
interface QuestionInputs {
  /** The first screen: every row, and what stands beside the text. */
  readonly verdicts: object;
  /** Bots against URLs or paths. */
  readonly matrix: Omit<MatrixInputs, 'case'>;
  /** The file as one bot sees it. */
  readonly groups: Omit<GroupInputs, 'case'>;
  /** Every URL in every dialect, for a bot; null for the first of the case. */
  readonly dialects: { readonly dialectBot: string | null };
  /** What changes from the baseline. */
  readonly changes: object;
  /** Why two dialects part over a URL. */
  readonly parting: ComparedUrl;
  /** How one verdict came about; `bot` as it stands in the case, `url` as a crawler sends it. */
  readonly answer: { readonly bot: string; readonly url: string };
}

/** The answer to each kind of question: plain data, so that a worker can send it. */
export interface Answers {
  readonly verdicts: CaseVerdicts;
  readonly matrix: MatrixView;
  readonly groups: GroupsView;
  readonly dialects: DialectsView;
  readonly changes: ChangesView;
  /** Null where they give the same verdict. */
  readonly parting: Parting | null;
  readonly answer: AnswerView;
}

/** The kinds of questions. */
export type QuestionKind = keyof QuestionInputs;

/** A question about a case. */
export type Question<Kind extends QuestionKind = QuestionKind> = {
  readonly [Each in Kind]: { readonly kind: Each } & QuestionInputs[Each];
}[Kind];
