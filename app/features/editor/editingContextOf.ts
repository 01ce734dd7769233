import type { EditingContext } from '../../editor/help/editingContext.ts';
import type { AppState } from '../../store/appStore.ts';
import { botsOf } from '../../store/selectors/bots.ts';
import { selectFindings } from '../../store/selectors/findings.ts';
import { policyOf, sourceOf } from '../../store/selectors/source.ts';
import { selectSiteOrigin, selectUrlRows } from '../../store/selectors/urlRows.ts';
import { decisionsByLine, selectAnsweredRows } from '../../store/selectors/verdicts.ts';

/** What helps while one edits, from what the store holds. Asked when a person pauses on a word, not with each key. */
export function editingContextOf(state: AppState): EditingContext {
  const { case: theCase } = state;
  return {
    file: policyOf(sourceOf(theCase.robots), 'google').file,
    origin: selectSiteOrigin(theCase).origin,
    paths: selectUrlRows(theCase).flatMap(({ reading }) =>
      reading.kind === 'governed' ? [reading.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')] : [],
    ),
    bots: botsOf(theCase.bots).map(({ crawler }) => crawler.token),
    findings: selectFindings(state),
    decisions: decisionsByLine(selectAnsweredRows(theCase)),
  };
}
