import type { Case, CaseError, Result } from '../../../engine/index.ts';
import { caseFromJson, caseLimits, failed, ok } from '../../../engine/index.ts';

/** Cases that were read from a file: one, or a library that was exported. */
export interface ImportedCases {
  readonly cases: readonly Case[];
  /** Those that can't be opened: which of the file, from 1 on, and why. */
  readonly refused: readonly { readonly at: number; readonly error: CaseError }[];
}

/** Reads an entry as if it were a file of its own, with all that is checked of one. */
function readItem(item: unknown): Result<Case, CaseError> {
  try {
    return caseFromJson(JSON.stringify(item));
  } catch {
    // Written out, it would be nested deeper than the stack is.
    return failed({ kind: 'too-deep', limit: caseLimits.depth });
  }
}

/** Reads a file that `exportAll` made, or the file of one case. Fails where it is neither. */
export function readCases(text: string): Result<ImportedCases, CaseError> {
  if (text.length > caseLimits.fileLength) return failed({ kind: 'too-large', limit: caseLimits.fileLength });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed({ kind: 'not-json' });
  }
  if (!Array.isArray(value)) {
    const read = caseFromJson(text);
    return read.ok ? ok({ cases: [read.value], refused: [] }) : read;
  }
  const cases: Case[] = [];
  const refused: { readonly at: number; readonly error: CaseError }[] = [];
  value.forEach((item: unknown, index) => {
    const read = readItem(item);
    if (read.ok) cases.push(read.value);
    else refused.push({ at: index + 1, error: read.error });
  });
  return ok({ cases, refused });
}
