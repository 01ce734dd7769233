import { selectAnswerView } from '../selectors/answerView.ts';
import { selectMatrixView } from '../selectors/botMatrix.ts';
import { selectCaseVerdicts } from '../selectors/caseVerdicts.ts';
import { selectDialectsView, selectParting } from '../selectors/dialectRows.ts';
import { selectGroupsView } from '../selectors/groupsView.ts';
import { selectChangesView } from '../selectors/verdictChanges.ts';
import type { Answers, Question, QuestionKind } from './question.ts';
import type { TestedCase } from './testedCase.ts';

const answerers: {
  readonly [Kind in QuestionKind]: (theCase: TestedCase, question: Question<Kind>) => Answers[Kind];
} = {
  verdicts: (theCase) => selectCaseVerdicts(theCase),
  matrix: (theCase, { botSets, matrixAxis }) => selectMatrixView({ case: theCase, botSets, matrixAxis }),
  groups: (theCase, question) => selectGroupsView({ ...question, case: theCase }),
  dialects: (theCase, { dialectBot }) => selectDialectsView(theCase, dialectBot),
  changes: (theCase) => selectChangesView(theCase),
  parting: (theCase, question) => selectParting(theCase, question),
  answer: (theCase, { bot, url }) => selectAnswerView(theCase, bot, url),
};

/**
 * Answers a question about a case by the selectors that are there for it: on the page itself while the file is small, in
 * a worker where it is large.
 */
export function answerQuestion<Kind extends QuestionKind>(
  theCase: TestedCase,
  question: Question<Kind>,
): Answers[Kind] {
  return answerers[question.kind](theCase, question);
}
