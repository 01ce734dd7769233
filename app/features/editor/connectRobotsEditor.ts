import type { RobotsContent } from '../../../engine/index.ts';
import type { RobotsEditor } from '../../editor/robotsEditor.ts';
import type { AppState, AppStore } from '../../store/appStore.ts';
import { selectComparedAnswer } from '../../store/selectors/dialectRows.ts';
import { selectFindings, selectIsChecking } from '../../store/selectors/findings.ts';
import { selectIsAnswering, selectSelectedAnswer, selectShown } from '../../store/selectors/shown.ts';
import { textOf } from '../../store/selectors/source.ts';
import { decisionsByLine } from '../../store/selectors/verdicts.ts';
import { lineMarksFor } from './lineMarksFor.ts';

/** The answer that is looked at: in the tab that is open, else in the list. */
function lookedAt(state: AppState) {
  const { case: theCase, compared, lit } = state;
  if (lit !== null) return { verdict: lit, classics: [] };
  return (
    selectComparedAnswer(theCase, compared, state.comparedVerdicts) ??
    selectSelectedAnswer(state)?.answer ??
    null
  );
}

function marksOf(state: AppState) {
  const { rows, outline } = selectShown(state);
  return lineMarksFor({
    outline,
    decisions: decisionsByLine(rows),
    asked: rows.filter(({ reading }) => reading.kind === 'governed').length,
    selected: lookedAt(state),
  });
}

/** Keeps the editor showing what the store holds. Returns how to stop. */
export function connectRobotsEditor(editor: RobotsEditor, store: AppStore): () => void {
  let shown: RobotsContent | null = null;
  const show = (state: AppState) => {
    const { robots } = state.case;
    // The text is set when it changed and at no other time: what is being typed is not in the store yet.
    if (robots !== shown) editor.setText(textOf(robots));
    shown = robots;
    // Findings and marks move with the text until those of the new text are there.
    const [isChecking, isAnswering] = [selectIsChecking(state), selectIsAnswering(state)];
    editor.setBusy(isAnswering);
    if (!isChecking) editor.setFindings(selectFindings(state));
    if (isAnswering) return;
    editor.setMarks(marksOf(state));
    editor.setSections(selectShown(state).outline.sections);
  };
  show(store.getState());
  // The editor's own change is being told when the store changes: it must be over before the next begins.
  let isWaiting = false;
  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      show(store.getState());
    });
  };
  const stops = [
    store.subscribe((state) => state.case, later),
    store.subscribe((state) => state.selection, later),
    store.subscribe((state) => state.bulkRow, later),
    store.subscribe((state) => state.compared, later),
    store.subscribe((state) => state.comparedVerdicts, later),
    store.subscribe((state) => state.lit, later),
    store.subscribe((state) => state.lateFindings, later),
    store.subscribe((state) => state.lateVerdicts, later),
    store.subscribe((state) => state.isTyping, later),
    store.subscribe((state) => state.linter, later),
    store.subscribe((state) => state.problemView.hidden, later),
    store.subscribe(
      (state) => state.reveal,
      (reveal) => reveal !== null && queueMicrotask(() => editor.reveal(reveal)),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
