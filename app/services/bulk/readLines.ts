/** Lines of a list as they arrive. */
export interface LineBatch {
  /** Without their line ends. */
  readonly lines: readonly string[];
  /** 1-based number of the first line. */
  readonly first: number;
  /** How many octets of the list were read for it. */
  readonly octets: number;
}

/**
 * Reads a list of UTF-8 text as a stream, a batch of lines for each chunk of it; LF ends a line, and what follows the
 * last one is a line too. Of a line of more than `longestLine` UTF-16 units no more than one unit beyond is kept.
 */
export async function* readLines(list: Blob, longestLine: number): AsyncGenerator<LineBatch, void, void> {
  const decoder = new TextDecoder();
  const reader = list.stream().getReader();
  let rest = '';
  let first = 1;
  const cut = (line: string): string => (line.length > longestLine ? line.slice(0, longestLine + 1) : line);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const parts = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = done ? '' : cut(parts.pop() ?? '');
      const lines = parts.map(cut);
      yield { lines, first, octets: value?.length ?? 0 };
      first += lines.length;
      if (done) return;
    }
  } finally {
    // Where the reader stops early, the rest of the file is not read.
    await reader.cancel();
  }
}
