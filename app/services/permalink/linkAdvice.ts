/** Whether a link of some length arrives: anywhere; not through every chat tool; or better as a file. */
export type LinkAdvice = 'fine' | 'may-be-cut' | 'prefer-file';

/** Above this many characters some chat tools cut links. */
export const cutLength = 8_000;

/** Above this many characters a file is the better way. */
export const fileLength = 60_000;

/** The advice for a link of `length` characters. */
export function linkAdvice(length: number): LinkAdvice {
  if (length > fileLength) return 'prefer-file';
  return length > cutLength ? 'may-be-cut' : 'fine';
}
