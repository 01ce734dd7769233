/** Why a case can't be opened. */
export type CaseError =
  | { readonly kind: 'not-json' }
  /** Larger than `limit` UTF-16 units. */
  | { readonly kind: 'too-large'; readonly limit: number }
  | { readonly kind: 'too-deep'; readonly limit: number }
  /** A key such as `__proto__`, which is not valid in a case. */
  | { readonly kind: 'forbidden-key'; readonly key: string }
  | { readonly kind: 'future-version'; readonly version: number }
  /** Not a case: `path` is where (`urls.3`, '' for the whole), `message` what was expected. */
  | { readonly kind: 'invalid'; readonly path: string; readonly message: string };

/** The error as a sentence for the person who tried to open the case. */
export function describeCaseError(error: CaseError): string {
  switch (error.kind) {
    case 'not-json':
      return 'This is not JSON, so it is not a case file.';
    case 'too-large':
      return `This is longer than ${error.limit.toString()} characters, the limit for a case.`;
    case 'too-deep':
      return `This is nested more than ${error.limit.toString()} levels deep, which is not valid in a case.`;
    case 'forbidden-key':
      return `This has a key '${error.key}', which is not valid in a case.`;
    case 'future-version':
      return `This case has version ${error.version.toString()}, which is newer than this version of Robots Workbench. Reload or update it.`;
    case 'invalid':
      return error.path === ''
        ? `This is not a valid case: ${error.message}.`
        : `This is not a valid case: at '${error.path}', ${error.message}.`;
  }
}
