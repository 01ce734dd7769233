import type { Case, PermalinkError, Result } from '../../../engine/index.ts';
import { decodePermalink as decodeWith, encodePermalink } from '../../../engine/index.ts';

/** A link to a case. */
export interface Permalink {
  /** The whole address. */
  readonly href: string;
  /** UTF-16 units of the address, to be shown. */
  readonly length: number;
  readonly advice: LinkAdvice;
}

/** Whether a link of this length arrives: anywhere; not through every chat tool; or better as a file. */
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

/** The link that opens `testCase` in the page at `address`, whose own fragment is dropped. */
export async function makePermalink(
  testCase: Case,
  address: string,
): Promise<Result<Permalink, PermalinkError>> {
  const fragment = await encodePermalink(testCase, new CompressionStream('deflate-raw'));
  if (!fragment.ok) return fragment;
  const href = `${address.replace(/#.*$/s, '')}${fragment.value}`;
  return { ok: true, value: { href, length: href.length, advice: linkAdvice(href.length) } };
}

/** The case of a fragment such as `location.hash`, or why it can't be opened. Never rejects. */
export function decodePermalink(fragment: string): Promise<Result<Case, PermalinkError>> {
  return decodeWith(fragment, new DecompressionStream('deflate-raw'));
}
