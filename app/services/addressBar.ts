/** Where links arrive, and where one is put when that is asked for. */
export interface AddressBar {
  readonly fragment: () => string;
  /** Takes the fragment out of the address, without a step in the history. */
  readonly clear: () => void;
  /** Puts a link to this page into the address, without a step in the history. */
  readonly show: (link: string) => void;
  /** Whether the address is a link that was put there. */
  readonly isShowing: () => boolean;
  /** Returns how to stop listening. */
  readonly onFragment: (listener: () => void) => () => void;
}

/** The address bar of a window. */
export function createAddressBar(page: Window): AddressBar {
  let shown: string | null = null;
  return {
    fragment: () => page.location.hash,
    clear: () => {
      shown = null;
      page.history.replaceState(null, '', page.location.pathname + page.location.search);
    },
    show: (link) => {
      page.history.replaceState(null, '', link);
      shown = page.location.href;
    },
    isShowing: () => shown === page.location.href,
    onFragment: (listener) => {
      page.addEventListener('hashchange', listener);
      return () => page.removeEventListener('hashchange', listener);
    },
  };
}
