import type { Result } from '../../engine/index.ts';
import { caseLimits, failed, ok } from '../../engine/index.ts';

/** The largest robots.txt that is opened, in octets; crawlers read 500 KiB. */
export const largestFile = 10 * 1024 * 1024;

/** What a file may have by its name, in octets: a case holds more than a robots.txt. */
function limitOf(name: string): number {
  return /\.json$/i.test(name) ? caseLimits.fileLength : largestFile;
}

/** Why a file is not opened. */
export type FileProblem =
  | { readonly kind: 'too-large'; readonly name: string; readonly octets: number; readonly limit: number }
  | { readonly kind: 'binary'; readonly name: string }
  | { readonly kind: 'unreadable'; readonly name: string };

/** A file as it is. */
export interface OpenedFile {
  readonly name: string;
  readonly octets: Uint8Array;
}

const magics: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x50, 0x4b, 0x03, 0x04], // zip, and all that is one
  [0x1f, 0x8b], // gzip
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
];

/** True for what is no text: a known format, or control octets all over. UTF-16 is text that crawlers can't read. */
export function looksBinary(octets: Uint8Array): boolean {
  if (magics.some((magic) => magic.every((octet, at) => octets[at] === octet))) return true;
  const isUtf16 = (octets[0] === 0xff && octets[1] === 0xfe) || (octets[0] === 0xfe && octets[1] === 0xff);
  if (isUtf16) return false;
  const head = octets.subarray(0, 4096);
  const controls = head.filter((octet) => octet < 0x20 && (octet < 0x07 || octet > 0x0d) && octet !== 0x1b);
  return controls.length > head.length / 20;
}

/** Reads a file that was picked or dropped, octet for octet. */
export async function readRobotsFile(file: File): Promise<Result<OpenedFile, FileProblem>> {
  const { name, size } = file;
  const limit = limitOf(name);
  if (size > limit) return failed({ kind: 'too-large', name, octets: size, limit });
  try {
    const octets = new Uint8Array(await file.arrayBuffer());
    return looksBinary(octets) ? failed({ kind: 'binary', name }) : ok({ name, octets });
  } catch {
    // The file went away, or is a folder.
    return failed({ kind: 'unreadable', name });
  }
}
