import { groupSections } from '../../editor/help/groupSections.ts';
import type { RobotsEditor } from '../../editor/robotsEditor.ts';
import type { AppState, AppStore } from '../../store/appStore.ts';
import { selectComparedAnswer } from '../../store/selectors/dialectRows.ts';
import { selectFindings, selectIsChecking } from '../../store/selectors/findings.ts';
import { selectSelectedAnswer } from '../../store/selectors/selection.ts';
import { policyOf, sourceOf } from '../../store/selectors/source.ts';
import { decisionsByLine, selectAnsweredRows } from '../../store/selectors/verdicts.ts';
import { lineMarksFor } from './lineMarksFor.ts';

function marksOf({ case: theCase, selection, compared }: AppState) {
  const rows = selectAnsweredRows(theCase);
  return lineMarksFor({
    file: policyOf(sourceOf(theCase.robots), 'google').file,
    decisions: decisionsByLine(rows),
    asked: rows.filter(({ reading }) => reading.kind === 'governed').length,
    selected:
      selectComparedAnswer(theCase, compared) ?? selectSelectedAnswer(theCase, selection)?.answer ?? null,
  });
}

/** Keeps the editor showing what the store holds. Returns how to stop. */
export function connectRobotsEditor(editor: RobotsEditor, store: AppStore): () => void {
  const show = (state: AppState) => {
    editor.setText(sourceOf(state.case.robots).text);
    // Marks move with the text until those of the new text are there.
    if (!selectIsChecking(state)) editor.setFindings(selectFindings(state));
    editor.setMarks(marksOf(state));
    editor.setSections(groupSections(policyOf(sourceOf(state.case.robots), 'google').file));
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
    store.subscribe((state) => state.compared, later),
    store.subscribe((state) => state.lateFindings, later),
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
