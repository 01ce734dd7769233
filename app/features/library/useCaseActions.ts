import type { Case } from '../../../engine/index.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { nameOf } from './caseName.ts';
import type { Library } from './useLibrary.ts';

/** What can be done with a saved case. */
export interface CaseActions {
  readonly open: (id: string) => Promise<void>;
  /** Opens a case that is at hand: the draft of another tab. */
  readonly openDraft: (draft: Case) => void;
  readonly rename: (id: string, title: string) => Promise<void>;
  readonly duplicate: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Opens, renames, copies and deletes saved cases; what was opened over and what was deleted can be had back. */
export function useCaseActions(library: Library): CaseActions {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const show = (opened: Case) => {
    const before = store.getState().case;
    store.getState().replaceCase(opened);
    notifier.notify({
      tone: 'info',
      title: `“${nameOf(opened)}” opened`,
      ...(isEmptyCase(before)
        ? {}
        : { action: { label: 'Restore mine', run: () => store.getState().restorePreviousCase() } }),
    });
  };
  return {
    open: async (id) => {
      const saved = await library.load(id);
      if (saved !== null) show(saved);
    },
    openDraft: show,
    rename: async (id, title) => void (await library.rename(id, title)),
    duplicate: async (id) => void (await library.duplicate(id)),
    remove: async (id) => {
      const deleted = await library.remove(id);
      if (deleted === null) return;
      notifier.notify({
        tone: 'info',
        title: `“${nameOf(deleted.summary)}” deleted`,
        action: { label: 'Undo', run: () => void library.restore(deleted) },
      });
    },
  };
}
