import type { OctetSpan } from './octets/octet.ts';
import type { Positions } from './octets/positions.ts';
import { createPositions } from './octets/positions.ts';
import { decodeUtf8, encodeUtf8 } from './octets/utf8.ts';

/** A robots.txt as a crawler receives it and as a person reads it. Immutable. */
export interface Source {
  readonly octets: Uint8Array;
  /** The text; where it came from octets, a byte order mark stays as U+FEFF and each ill-formed run is one U+FFFD. */
  readonly text: string;
  /** What the octets were made from: 'octets' as received, line ends and all, or 'text' that someone typed. */
  readonly from: 'octets' | 'text';
  /** Whether the octets begin with EF BB BF, or with a part of it (Google's parser skips that, too). */
  readonly byteOrderMark: 'none' | 'whole' | 'partial';
  /** Octet spans that are not UTF-8. */
  readonly invalid: readonly OctetSpan[];
  readonly positions: Positions;
}

function byteOrderMarkOf(octets: Uint8Array): Source['byteOrderMark'] {
  if (octets[0] !== 0xef) return 'none';
  return octets[1] === 0xbb && octets[2] === 0xbf ? 'whole' : 'partial';
}

/** A source from a file's octets: every octet counts. */
export function sourceFromOctets(octets: Uint8Array): Source {
  const { text, invalid } = decodeUtf8(octets);
  return {
    octets,
    text,
    from: 'octets',
    byteOrderMark: byteOrderMarkOf(octets),
    invalid,
    positions: createPositions(octets),
  };
}

/** A source from text; the octets are its UTF-8, a lone surrogate counting as U+FFFD. */
export function sourceFromText(text: string): Source {
  const octets = encodeUtf8(text);
  return {
    octets,
    text,
    from: 'text',
    byteOrderMark: byteOrderMarkOf(octets),
    invalid: [],
    positions: createPositions(octets),
  };
}

/** A source from any form; one that is a source already is not read once more. */
export function toSource(robots: string | Uint8Array | Source): Source {
  if (typeof robots !== 'string' && !(robots instanceof Uint8Array)) return robots;
  return typeof robots === 'string' ? sourceFromText(robots) : sourceFromOctets(robots);
}

/** The first `length` octets of a source as a source of their own; the same one where it is no longer than that. */
export function headOfSource(source: Source, length: number): Source {
  if (source.octets.length <= length) return source;
  return { ...sourceFromOctets(source.octets.slice(0, length)), from: source.from };
}
