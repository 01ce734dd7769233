import type { DraftStorage } from '../services/draftStorage.ts';
import type { AppStore } from './appStore.ts';
import { isEmptyCase } from './isEmptyCase.ts';
import { isLarge } from './late/testedCase.ts';

/** How long after the last change the draft is saved, in milliseconds: a large one holds up the page for a moment. */
const saveDelay = 300;
const largeSaveDelay = 1500;

/** Saves the case as it changes, and at once when the page goes. Returns how to stop. */
export function keepDraft(store: AppStore, drafts: DraftStorage, page: EventTarget): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { case: draft, setDraftStatus } = store.getState();
    const saved = drafts.save(draft);
    if (!saved.ok) setDraftStatus({ kind: 'failed', problem: saved.error });
    else setDraftStatus({ kind: isEmptyCase(draft) ? 'empty' : 'saved' });
  };
  const stop = store.subscribe(
    (state) => state.case,
    ({ robots }) => {
      clearTimeout(timer);
      timer = setTimeout(save, isLarge(robots) ? largeSaveDelay : saveDelay);
    },
  );
  page.addEventListener('pagehide', save);
  page.addEventListener('visibilitychange', save);
  return () => {
    save();
    stop();
    page.removeEventListener('pagehide', save);
    page.removeEventListener('visibilitychange', save);
  };
}
