import type { Io } from './io.ts';

/** The longest line that is read, in octets: a stream without line ends must not fill the memory. */
const longestLine = 1024 * 1024;

const LF = 0x0a;

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** All of standard input for '-', else a file; null, after saying why, where it can't be read. */
export async function readInput(io: Io, path: string): Promise<Uint8Array | null> {
  try {
    if (path !== '-') return await io.readFile(path);
    const pieces: Uint8Array[] = [];
    for await (const piece of io.input) pieces.push(piece);
    return joined(pieces);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    io.warn(`robots-workbench: can't read ${path}: ${code === 'ENOENT' ? 'no such file' : code}`);
    return null;
  }
}

/**
 * The lines of a stream of octets, ended by LF, in batches as they arrive; a CR before LF stays. A line beyond a
 * mebioctet is cut, so memory stays bounded whatever comes.
 */
export async function* lineBatches(octets: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest: Uint8Array[] = [];
  let restLength = 0;
  const keep = (piece: Uint8Array): void => {
    const room = piece.subarray(0, Math.max(0, longestLine - restLength));
    // A copy: the piece is a window on a buffer that its sender may use again.
    if (room.length > 0) rest.push(room.slice());
    restLength += room.length;
  };
  const takeLine = (): string => {
    const line = decoder.decode(joined(rest));
    rest = [];
    restLength = 0;
    return line;
  };
  for await (const chunk of octets) {
    const lines: string[] = [];
    let from = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
      if (restLength === 0 && end - from <= longestLine)
        lines.push(decoder.decode(chunk.subarray(from, end)));
      else {
        keep(chunk.subarray(from, end));
        lines.push(takeLine());
      }
      from = end + 1;
    }
    keep(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (restLength > 0) yield [takeLine()];
}

/** The whole as one chunk, for what reads streams. */
export async function* chunkOf(octets: Uint8Array): AsyncGenerator<Uint8Array> {
  yield octets;
}
