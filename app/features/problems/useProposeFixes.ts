import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';

/** Works out what all fixes that change no verdict would make of the file, and shows it before it is done. */
export function useProposeFixes(): () => Promise<void> {
  const store = useAppStoreApi();
  return async () => {
    const { fixAllSafe, lintRules } = await import('../../services/linting.ts');
    const { case: theCase, problemView, propose } = store.getState();
    const before = sourceOf(theCase.robots).text;
    const { origin } = selectSiteOrigin(theCase);
    const rules = lintRules.filter(
      ({ id, severity }) => !theCase.mutedRules.includes(id) && !problemView.hidden.includes(severity),
    );
    const { robots, applied } = fixAllSafe(before, origin === null ? {} : { origin }, rules);
    if (typeof robots !== 'string' || applied.length === 0) return;
    const count = applied.length === 1 ? 'One fix' : `${applied.length} fixes`;
    propose({
      title: `${count} that ${applied.length === 1 ? 'changes' : 'change'} no verdict`,
      before,
      after: robots,
      consequences: [],
      remark: 'Proven: no verdict changes, for any crawler in any dialect.',
      done: `${count} applied`,
    });
  };
}
