import { openLink } from '../services/permalink.ts';
import type { AppStore } from './appStore.ts';
import { isEmptyCase } from './isEmptyCase.ts';

/** Where links arrive: the address bar. */
export interface AddressBar {
  readonly fragment: () => string;
  /** Takes the fragment out of the address, without a step in the history. */
  readonly clear: () => void;
  /** Returns how to stop listening. */
  readonly onFragment: (listener: () => void) => () => void;
}

/** The address bar of a window. */
export function addressBarOf(page: Window): AddressBar {
  return {
    fragment: () => page.location.hash,
    clear: () => page.history.replaceState(null, '', page.location.pathname + page.location.search),
    onFragment: (listener) => {
      page.addEventListener('hashchange', listener);
      return () => page.removeEventListener('hashchange', listener);
    },
  };
}

/** Opens the link in the address, if there is one. Work that would be lost is asked about first; a bad link is told. */
export async function openAddress(store: AppStore, address: AddressBar): Promise<void> {
  const fragment = address.fragment();
  const opened = await openLink(fragment);
  // A newer link came while this one was read: that one counts.
  if (opened === null || address.fragment() !== fragment) return;
  // What was opened is edited from here on, so the address no longer names it; and it stays out of the history.
  address.clear();
  const { case: present, setLink, replaceCase } = store.getState();
  if (!opened.ok) setLink({ kind: 'failed', problem: opened.error });
  else if (isEmptyCase(present)) replaceCase(opened.value);
  else setLink({ kind: 'asks', case: opened.value });
}

/** Opens the links that arrive, from now on. Returns how to stop. */
export function followLinks(store: AppStore, address: AddressBar): () => void {
  void openAddress(store, address);
  return address.onFragment(() => void openAddress(store, address));
}
