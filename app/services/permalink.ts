import type { Case, PermalinkError, Result } from '../../engine/index.ts';

const codec = () => import('./caseCodec.ts');

/** Why a link can't be opened or made. */
export type LinkProblem = PermalinkError;

/** The address of this page with a case in its fragment, which browsers don't send to any server. */
export async function linkTo(theCase: Case, page: string): Promise<Result<string, LinkProblem>> {
  const { encodePermalink } = await codec();
  const encoded = await encodePermalink(theCase, new CompressionStream('deflate-raw'));
  return encoded.ok ? { ok: true, value: page.replace(/#.*$/s, '') + encoded.value } : encoded;
}

/** The case in the fragment of an address; null where there is no fragment that could be one. */
export async function openLink(fragment: string): Promise<Result<Case, LinkProblem> | null> {
  if (fragment.length < 2) return null;
  const { decodePermalink } = await codec();
  const decoded = await decodePermalink(fragment, new DecompressionStream('deflate-raw'));
  return !decoded.ok && decoded.error.kind === 'no-case' ? null : decoded;
}
