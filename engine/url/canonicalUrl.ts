import { toLowerAscii } from '../octets/octet.ts';
import type { Authority } from './authority.ts';
import { isCrawledScheme, readAuthority } from './authority.ts';
import { canonicalPath, canonicalQuery } from './canonicalTarget.ts';
import { looksLikeHost } from './looksLikeHost.ts';
import type { Recorder } from './recorder.ts';
import { createRecorder } from './recorder.ts';
import { remarksOn } from './remarks.ts';
import type { TypedUrl } from './typedUrl.ts';
import { readTyped } from './typedUrl.ts';
import type { UrlChange, UrlFailure, UrlRemark, UrlSpan } from './urlChange.ts';
import type { Part, UrlParts } from './urlParts.ts';
import { schemeEnd, splitAuthority, splitUrl } from './urlParts.ts';

/** A URL as a crawler sends it, or why there is none. */
export type CanonicalUrl =
  | {
      readonly ok: true;
      /** Scheme, host, port, path and query; path and query alone where only these were typed, without a base. */
      readonly url: string;
      /** Scheme, host and a port that is not the default; null where only a path was typed, without a base. */
      readonly origin: string | null;
      /** What was changed, in the order of the text. */
      readonly changes: readonly UrlChange[];
      readonly remarks: readonly UrlRemark[];
    }
  | { readonly ok: false; readonly reason: UrlFailure; readonly span: UrlSpan };

export interface CanonicalUrlOptions {
  /** What a relative reference is completed from. */
  readonly base?: string;
  /** Whether 'example.com/x' is taken for a host that misses its scheme, as people type; true unless said otherwise. */
  readonly guessHost?: boolean;
}

const SCHEME_TAKEN = 'https';

function recordAuthority(recorder: Recorder, authority: Extract<Authority, { ok: true }>): void {
  const { host, hostChange, hostPart, port, portPart, userinfo } = authority;
  if (userinfo !== null) recorder.record('userinfo-dropped', userinfo, '');
  if (hostChange !== null) recorder.record(hostChange, hostPart, host);
  if (portPart === null) return;
  if (port === null) recorder.record('default-port-dropped', portPart, '');
  else recorder.record('port-digits', portPart, `:${port}`);
}

const failure = (typed: TypedUrl, reason: UrlFailure, part: Part): CanonicalUrl => ({
  ok: false,
  reason,
  span: typed.spanOf(part.from, part.to),
});

function success(
  typed: TypedUrl,
  recorder: Recorder,
  parts: UrlParts,
  origin: string | null,
  target: string,
): CanonicalUrl {
  return {
    ok: true,
    url: `${origin ?? ''}${target}`,
    origin,
    changes: recorder.changes.toSorted((a, b) => a.span.from - b.span.from),
    remarks: remarksOn(typed, parts.path.from, parts.query?.to ?? parts.path.to),
  };
}

function absolute(typed: TypedUrl, recorder: Recorder, parts: UrlParts, scheme: string): CanonicalUrl {
  const { text } = typed;
  const authority = readAuthority(text, parts.authority ?? parts.path, scheme);
  if (!authority.ok) return failure(typed, authority.reason, authority.part);
  if (parts.slashes !== null && parts.scheme !== null) recorder.record('slashes', parts.slashes, '//');
  recordAuthority(recorder, authority);
  if (parts.path.from === parts.path.to) recorder.record('root-added', parts.path, '/');
  const path = canonicalPath(recorder, text, parts.path, null);
  const query = canonicalQuery(recorder, text, parts.query);
  if (parts.fragment !== null) recorder.record('fragment-dropped', parts.fragment, '');
  const port = authority.port === null ? '' : `:${authority.port}`;
  return success(typed, recorder, parts, `${scheme}://${authority.host}${port}`, `${path}${query}`);
}

/** A path or query completed from the base; without a base, path and query alone. */
function relative(typed: TypedUrl, recorder: Recorder, parts: UrlParts, base: Base | null): CanonicalUrl {
  const { text } = typed;
  const hasPath = parts.path.from < parts.path.to;
  const path = hasPath ? canonicalPath(recorder, text, parts.path, base?.path ?? null) : (base?.path ?? '/');
  const ownQuery = canonicalQuery(recorder, text, parts.query);
  const query = hasPath || parts.query !== null ? ownQuery : (base?.query ?? '');
  if (!hasPath && base === null) recorder.record('root-added', parts.path, '/');
  if (parts.fragment !== null) recorder.record('fragment-dropped', parts.fragment, '');
  const target = `${path}${query}`;
  if (base === null) return success(typed, recorder, parts, null, target);
  recorder.record('resolved', { from: 0, to: text.length }, `${base.origin}${target}`);
  return success(typed, recorder, parts, base.origin, target);
}

/** A base taken apart, canonical. */
interface Base {
  readonly scheme: string;
  readonly origin: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

function readBase(base: string | undefined): Base | 'invalid' | null {
  if (base === undefined) return null;
  const canonical = canonicalUrl(base);
  if (!canonical.ok || canonical.origin === null) return 'invalid';
  const { origin } = canonical;
  const target = canonical.url.slice(origin.length);
  const mark = target.indexOf('?');
  return {
    scheme: origin.slice(0, origin.indexOf(':')),
    origin,
    host: origin.slice(origin.indexOf('//') + 2),
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark),
  };
}

function withoutScheme(
  typed: TypedUrl,
  recorder: Recorder,
  base: Base | null,
  guessHost: boolean,
): CanonicalUrl {
  const { text } = typed;
  if (guessHost && looksLikeHost(text, base?.host ?? null)) {
    recorder.record('scheme-added', { from: 0, to: 0 }, `${SCHEME_TAKEN}://`);
    return absolute(typed, recorder, splitAuthority(text, null, 0), SCHEME_TAKEN);
  }
  const parts = splitUrl(text, -1, null);
  if (parts.authority !== null) {
    const scheme = base?.scheme ?? SCHEME_TAKEN;
    recorder.record('scheme-added', { from: 0, to: 0 }, `${scheme}:`);
    return absolute(typed, recorder, parts, scheme);
  }
  if (base === null && !/^[/\\?]/.test(text))
    return failure(typed, text === '' ? 'empty' : 'relative-without-base', { from: 0, to: text.length });
  return relative(typed, recorder, parts, base);
}

/**
 * Turns what a person types into what a crawler sends, and says what it changed: as browsers read URLs (WHATWG URL
 * 4.4), without fragment and userinfo. What has no scheme but looks like a host gets https.
 */
export function canonicalUrl(input: string, options: CanonicalUrlOptions = {}): CanonicalUrl {
  const typed = readTyped(input);
  const { text } = typed;
  const recorder = createRecorder(typed);
  const base = readBase(options.base);
  const whole = { from: 0, to: text.length };
  if (base === 'invalid') return failure(typed, 'invalid-base', whole);
  const guessHost = options.guessHost ?? true;
  const colon = schemeEnd(text);
  const isHostAndPort = guessHost && /^:\d+(?:[/\\?#]|$)/.test(text.slice(Math.max(colon, 0)));
  const scheme = colon < 0 ? '' : toLowerAscii(text.slice(0, colon));
  if (colon < 0 || (isHostAndPort && !isCrawledScheme(scheme)))
    return withoutScheme(typed, recorder, base, guessHost);
  if (!isCrawledScheme(scheme)) return failure(typed, 'scheme-not-crawled', { from: 0, to: colon });
  recorder.record('scheme-case', { from: 0, to: colon }, scheme);
  const parts = splitUrl(text, colon, base?.scheme ?? null);
  if (parts.authority === null && base !== null) return relative(typed, recorder, parts, base);
  return absolute(typed, recorder, parts, scheme);
}
