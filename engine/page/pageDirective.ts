import { parseDate } from '../http/date.ts';

/** Directives that stand for themselves, in Google's robots meta tag documentation. */
export type PlainPageDirective =
  | 'all'
  | 'index'
  | 'follow'
  | 'none'
  | 'noindex'
  | 'nofollow'
  | 'noarchive'
  | 'nosnippet'
  | 'notranslate'
  | 'noimageindex'
  | 'indexifembedded';

export type ImagePreview = 'none' | 'standard' | 'large';

/** One page-level robots directive. `text` is it as written, without the white space around it. */
export type PageDirective =
  | { readonly kind: PlainPageDirective; readonly text: string }
  /** Characters of text or seconds of film: 0 for none, -1 for any number. */
  | { readonly kind: 'max-snippet' | 'max-video-preview'; readonly value: number; readonly text: string }
  | { readonly kind: 'max-image-preview'; readonly value: ImagePreview; readonly text: string }
  /** Seconds since 1970-01-01 UTC. */
  | { readonly kind: 'unavailable_after'; readonly time: number; readonly text: string }
  /** A directive that is known, with a value that is not. */
  | { readonly kind: 'invalid'; readonly directive: string; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string };

const plainDirectives: ReadonlyMap<string, PlainPageDirective> = new Map(
  (
    [
      'all',
      'index',
      'follow',
      'none',
      'noindex',
      'nofollow',
      'noarchive',
      'nosnippet',
      'notranslate',
      'noimageindex',
      'indexifembedded',
    ] as const
  ).map((name) => [name, name]),
);

const imagePreviews: ReadonlyMap<string, ImagePreview> = new Map(
  (['none', 'standard', 'large'] as const).map((name) => [name, name]),
);

const valuedDirectives: ReadonlySet<string> = new Set([
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
  'unavailable_after',
]);

/** True for the name, in lower case, of a directive that has a value after a colon. */
export function isValuedDirective(name: string): boolean {
  return valuedDirectives.has(name);
}

function readValued(name: string, value: string, text: string): PageDirective {
  const invalid: PageDirective = { kind: 'invalid', directive: name, text };
  switch (name) {
    case 'max-snippet':
    case 'max-video-preview':
      return /^(?:-1|\d{1,9})$/.test(value) ? { kind: name, value: Number(value), text } : invalid;
    case 'max-image-preview': {
      const preview = imagePreviews.get(value.toLowerCase());
      return preview === undefined ? invalid : { kind: name, value: preview, text };
    }
    case 'unavailable_after': {
      const time = parseDate(value);
      return time === null ? invalid : { kind: name, time, text };
    }
    default:
      return { kind: 'unknown', text };
  }
}

/** Reads one directive; names and values ignore case. */
export function readPageDirective(written: string): PageDirective {
  const text = written.trim();
  const plain = plainDirectives.get(text.toLowerCase());
  if (plain !== undefined) return { kind: plain, text };
  const colon = text.indexOf(':');
  if (colon < 0)
    return isValuedDirective(text.toLowerCase())
      ? { kind: 'invalid', directive: text.toLowerCase(), text }
      : { kind: 'unknown', text };
  return readValued(text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim(), text);
}

/** How many of the pieces from `at` on are one directive: a date of unavailable_after may hold commas of its own. */
function piecesAt(pieces: readonly string[], at: number): number {
  const first = pieces[at] ?? '';
  if (!/^\s*unavailable_after\s*:/i.test(first)) return 1;
  for (let count = 1; count <= 3 && at + count <= pieces.length; count += 1)
    if (readPageDirective(pieces.slice(at, at + count).join(',')).kind === 'unavailable_after') return count;
  return 1;
}

/** The pieces of a list of directives as written, split at its commas but for those in dates; empty ones left out. */
export function splitDirectives(list: string): readonly string[] {
  const pieces = list.split(',');
  const found: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const count = piecesAt(pieces, at);
    found.push(
      pieces
        .slice(at, at + count)
        .join(',')
        .trim(),
    );
    at += count;
  }
  return found.filter((piece) => piece !== '');
}
