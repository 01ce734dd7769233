import type { Case } from '../../engine/index.ts';
import { caseToJson } from '../../engine/index.ts';
import type { AddressBar } from '../services/addressBar.ts';
import { openLink } from '../services/permalink.ts';
import type { AppStore } from './appStore.ts';
import { isEmptyCase } from './isEmptyCase.ts';

function isSameCase(a: Case, b: Case): boolean {
  return a === b || caseToJson(a) === caseToJson(b);
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
  else if (isSameCase(present, opened.value)) return;
  else setLink({ kind: 'asks', case: opened.value });
}

/** Opens the links that arrive, and takes the link that was put into the address out when the case becomes another. */
export function followLinks(store: AppStore, address: AddressBar): () => void {
  void openAddress(store, address);
  const stops = [
    address.onFragment(() => void openAddress(store, address)),
    store.subscribe(
      (state) => state.case,
      () => address.isShowing() && address.clear(),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
