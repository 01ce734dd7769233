import type { CaseError } from './caseError.ts';
import { describeCaseError } from './caseError.ts';

/** Why a link can't be opened, or made. */
export type PermalinkError =
  /** The fragment is not meant to be a case. */
  | { readonly kind: 'no-case' }
  /** Something on the way changed it. */
  | { readonly kind: 'mangled' }
  /** Its end is missing; some changes in the middle look the same. */
  | { readonly kind: 'truncated' }
  /** It holds more than `limit` octets. */
  | { readonly kind: 'too-large'; readonly limit: number }
  | { readonly kind: 'future-version'; readonly version: number }
  /** It arrived whole, but what it holds is no case. */
  | { readonly kind: 'invalid'; readonly error: CaseError };

/** The error as sentences for the person who followed or made the link. */
export function describePermalinkError(error: PermalinkError): string {
  switch (error.kind) {
    case 'no-case':
      return 'This link does not contain a case.';
    case 'mangled':
      return 'This link was altered in transit. Ask for it again as a file or in a code block.';
    case 'truncated':
      return 'The end of this link is missing: some chat and email programs cut off long links. Ask for the case as a file.';
    case 'too-large':
      return `A link can contain at most ${(error.limit / 1024 / 1024).toString()} MiB. Use a file for this case.`;
    case 'future-version':
      return `This link has version ${error.version.toString()}, which is newer than this version of Robots Workbench. Reload or update it.`;
    case 'invalid':
      return describeCaseError(error.error);
  }
}
