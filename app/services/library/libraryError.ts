/** Why the library could not do what it was asked. Nothing is lost: the case on the screen is not touched. */
export type LibraryError =
  /** The browser offers no storage here: a private window, a setting, or a broken profile. */
  | { readonly kind: 'unavailable' }
  /** There is no room left. */
  | { readonly kind: 'full' }
  /** No case has this id any more: another tab deleted it. */
  | { readonly kind: 'not-found' }
  /** What is stored is no case that this program can open. */
  | { readonly kind: 'damaged'; readonly message: string }
  /** Another tab holds an older version of the library open. */
  | { readonly kind: 'blocked' };

/** The error of something that a storage threw. */
export function libraryErrorOf(thrown: unknown): LibraryError {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  return name === 'QuotaExceededError' ? { kind: 'full' } : { kind: 'unavailable' };
}

/** The error as a sentence for the person who uses the library. */
export function describeLibraryError(error: LibraryError): string {
  switch (error.kind) {
    case 'unavailable':
      return 'This browser blocks storage for this site, so the library is unavailable. Save the case as a file instead.';
    case 'full':
      return 'This device has no storage left. Delete cases, or save this one as a file.';
    case 'not-found':
      return 'This case is no longer in the library.';
    case 'damaged':
      return `This case can't be opened. ${error.message}`;
    case 'blocked':
      return 'An older version of this page is open in another tab. Close or reload that tab.';
  }
}
