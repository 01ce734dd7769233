/** What a line of the URL list asks. */
export type UrlReading =
  | { readonly kind: 'governed' /** As a crawler sends it, percent-encoded. */; readonly url: string }
  /** A URL of another origin: another robots.txt governs it. */
  | { readonly kind: 'outside'; readonly origin: string }
  | { readonly kind: 'unreadable'; readonly problem: UrlProblem };

/** Why a line is no URL. */
export type UrlProblem = 'not-a-url' | 'no-leading-slash' | 'other-scheme';

/** An origin that no site has, to read paths on while none is known. */
const anyOrigin = 'https://origin.invalid';

const scheme = /^([a-z][a-z0-9+.-]*):\/\//i;
const hostWithoutScheme = /^(?:localhost|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?::\d+)?(?=[/?#]|$)/u;

/** The origin of what a person typed for one: with or without a scheme, with or without a path; null if none. */
export function originOf(typed: string): string | null {
  const text = typed.trim();
  const whole = scheme.test(text) ? text : hostWithoutScheme.test(text) ? `https://${text}` : '';
  if (!URL.canParse(whole)) return null;
  const { protocol, origin } = new URL(whole);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

/** Reads what a person typed for a URL: a path, an absolute URL, or one without its scheme. */
export function readUrl(typed: string, origin: string | null): UrlReading {
  const named = scheme.exec(typed)?.[1]?.toLowerCase();
  if (named !== undefined && named !== 'http' && named !== 'https')
    return { kind: 'unreadable', problem: 'other-scheme' };
  const isHost = named === undefined && hostWithoutScheme.test(typed);
  if (named === undefined && !isHost && !/^[/?]/.test(typed))
    return { kind: 'unreadable', problem: 'no-leading-slash' };
  const text = isHost ? `https://${typed}` : typed;
  const base = origin ?? anyOrigin;
  if (!URL.canParse(text, base)) return { kind: 'unreadable', problem: 'not-a-url' };
  const url = new URL(text, base);
  const isOutside = origin !== null && url.host !== new URL(origin).host;
  const differsInScheme = named !== undefined && origin !== null && url.origin !== origin;
  if (isOutside || differsInScheme) return { kind: 'outside', origin: url.origin };
  return { kind: 'governed', url: url.href };
}
