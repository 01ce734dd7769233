import type { FileReading } from '../../../engine/index.ts';
import { compile } from '../../../engine/index.ts';
import type { EditingContext, HelpReason } from '../../editor/help/editingContext.ts';
import type { AppState } from '../../store/appStore.ts';
import { isLarge } from '../../store/late/testedCase.ts';
import { botsOf } from '../../store/selectors/bots.ts';
import { selectFindings } from '../../store/selectors/findings.ts';
import { selectShownRows } from '../../store/selectors/shown.ts';
import { policyOf, sourceOf } from '../../store/selectors/source.ts';
import { selectSiteOrigin, selectUrlRows } from '../../store/selectors/urlRows.ts';
import { decisionsByLine } from '../../store/selectors/verdicts.ts';

/** Stands for a file that it would take too long to read. */
const unread: FileReading = compile('').file;

/** What helps while one edits, from what the store holds. While someone types in a large file, the file is left out. */
export function editingContextOf(state: AppState, reason: HelpReason): EditingContext {
  const { case: theCase } = state;
  const isLeftOut = reason === 'typed' && isLarge(theCase.robots);
  return {
    file: isLeftOut ? unread : policyOf(sourceOf(theCase.robots), 'google').file,
    origin: selectSiteOrigin(theCase).origin,
    paths: selectUrlRows(theCase).flatMap(({ reading }) =>
      reading.kind === 'governed' ? [reading.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')] : [],
    ),
    bots: botsOf(theCase.bots).map(({ crawler }) => crawler.token),
    findings: selectFindings(state),
    decisions: decisionsByLine(selectShownRows(state)),
  };
}
