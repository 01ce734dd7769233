/** A part of a text; UTF-16 offsets. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A URL or relative reference taken apart, each part where it stands. */
export interface UrlParts {
  /** Without its colon; null for a relative reference. */
  readonly scheme: Part | null;
  /** What stands between scheme and authority; null where there is no authority. */
  readonly slashes: Part | null;
  readonly authority: Part | null;
  readonly path: Part;
  /** With its '?'; null for none. */
  readonly query: Part | null;
  /** With its '#'; null for none. */
  readonly fragment: Part | null;
}

const isSlash = (character: string): boolean => character === '/' || character === '\\';

function endOf(text: string, from: number, isEnd: (character: string) => boolean): number {
  let at = from;
  while (at < text.length && !isEnd(text.charAt(at))) at += 1;
  return at;
}

const endsAuthority = (character: string): boolean =>
  isSlash(character) || character === '?' || character === '#';
const endsPath = (character: string): boolean => character === '?' || character === '#';
const endsQuery = (character: string): boolean => character === '#';

/** Where the scheme's colon is (RFC 3986 3.1); -1 for none. */
export function schemeEnd(text: string): number {
  return (/^[a-z][a-z0-9+.-]*(?=:)/i.exec(text)?.[0].length ?? 0) || -1;
}

/** Path, query and fragment from `from` on. */
function splitTail(text: string, from: number): Pick<UrlParts, 'path' | 'query' | 'fragment'> {
  const pathEnd = endOf(text, from, endsPath);
  const queryEnd = endOf(text, pathEnd, endsQuery);
  return {
    path: { from, to: pathEnd },
    query: pathEnd < queryEnd ? { from: pathEnd, to: queryEnd } : null,
    fragment: queryEnd < text.length ? { from: queryEnd, to: text.length } : null,
  };
}

/** Takes apart what starts, at `from`, with the slashes before an authority or with the authority itself. */
export function splitAuthority(text: string, scheme: Part | null, from: number): UrlParts {
  const start = endOf(text, from, (character) => !isSlash(character));
  const end = endOf(text, start, endsAuthority);
  return {
    scheme,
    slashes: { from, to: start },
    authority: { from: start, to: end },
    ...splitTail(text, end),
  };
}

/**
 * Takes a URL apart as browsers do for http, https and ftp (WHATWG URL 4.4): any number of slashes of either kind
 * before the authority. `sameScheme` is the base's scheme: what names it without two slashes is relative.
 */
export function splitUrl(text: string, colon: number, sameScheme: string | null): UrlParts {
  const scheme = colon < 0 ? null : { from: 0, to: colon };
  const from = colon + 1;
  const hasSlashes = isSlash(text.charAt(from)) && isSlash(text.charAt(from + 1));
  const isRelative = scheme === null || text.slice(0, colon).toLowerCase() === sameScheme;
  if (isRelative && !hasSlashes) return { scheme, slashes: null, authority: null, ...splitTail(text, from) };
  return splitAuthority(text, scheme, from);
}
