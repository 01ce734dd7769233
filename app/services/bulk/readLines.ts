/** Lines of a list as they arrive. */
export interface LineBatch {
  /** Without their line ends. */
  readonly lines: readonly string[];
  /** 1-based number of the first line. */
  readonly first: number;
  /** How many octets of the list were read for it. */
  readonly octets: number;
}

/** A browser may hand out a list whole; its lines are made a part at a time. */
const partOctets = 256 * 1024;

async function* readParts(list: Blob): AsyncGenerator<Uint8Array, void, void> {
  const reader = list.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (let from = 0; from < value.length; from += partOctets)
        yield value.subarray(from, from + partOctets);
    }
  } finally {
    // Where reading stops early, the rest of the file is not read.
    await reader.cancel();
  }
}

/**
 * Reads a list of UTF-8 text as a stream, a batch of lines for each part of it; LF ends a line, and what follows the
 * last one is a line too. Of a line of more than `longestLine` UTF-16 units no more than one unit beyond is kept.
 */
export async function* readLines(list: Blob, longestLine: number): AsyncGenerator<LineBatch, void, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let first = 1;
  const cut = (line: string): string => (line.length > longestLine ? line.slice(0, longestLine + 1) : line);
  for await (const part of readParts(list)) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n').map(cut);
    rest = lines.pop() ?? '';
    yield { lines, first, octets: part.length };
    first += lines.length;
  }
  yield { lines: (rest + decoder.decode()).split('\n').map(cut), first, octets: 0 };
}
