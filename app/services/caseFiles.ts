import type { Case, CaseError, Result } from '../../engine/index.ts';

/** Where the sign of a case file is looked for, in octets. */
const headLength = 4096;

/** Whether a file is meant to be a case: by its name, or by the format that it states at its beginning. */
export function looksLikeCase(name: string, octets: Uint8Array): boolean {
  if (/\.json$/i.test(name)) return true;
  const head = new TextDecoder().decode(octets.subarray(0, headLength));
  return /^\s*\{/.test(head) && /"format"\s*:\s*"robots-case"/.test(head);
}

/** The case in a file. Never throws: whatever the file is, it opens or there is a reason. */
export async function readCaseFile(octets: Uint8Array): Promise<Result<Case, CaseError>> {
  const { caseFromJson } = await import('./caseCodec.ts');
  return caseFromJson(new TextDecoder().decode(octets));
}
