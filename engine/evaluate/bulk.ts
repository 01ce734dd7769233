import type { Matcher } from './matcher.ts';

/** What is known of one matcher and one URL, as it stands in a column. */
export const bulkVerdicts = { notAsked: 0, allowed: 1, disallowed: 2 } as const;

/** The answers of one matcher, a place for each URL; what stands beyond the run's length is room to grow. */
export interface BulkColumn {
  /** One of `bulkVerdicts`. */
  readonly verdicts: Uint8Array;
  /** 1-based line of the deciding rule, 0 if none. */
  readonly lines: Int32Array;
}

/** The verdicts of several matchers on a long list of URLs, in columns of numbers rather than objects. */
export interface BulkRun {
  /** How many URLs were added. */
  readonly length: () => number;
  /** The columns, in the order of the matchers; another object once they have grown. */
  readonly columns: () => readonly BulkColumn[];
  /**
   * Adds a URL as a crawler sends it and asks about it, or null for a line that no file answers. `asks` says which
   * matchers are asked, by their place; all unless given.
   */
  readonly add: (url: string | null, asks?: (matcher: number) => boolean) => void;
}

function grow({ verdicts, lines }: BulkColumn, capacity: number): BulkColumn {
  const grown = { verdicts: new Uint8Array(capacity), lines: new Int32Array(capacity) };
  grown.verdicts.set(verdicts);
  grown.lines.set(lines);
  return grown;
}

/** An empty run with room for `capacity` URLs, which grows as needed: five octets for each URL and matcher. */
export function createBulkRun(matchers: readonly Matcher[], capacity = 4096): BulkRun {
  let length = 0;
  let room = Math.max(capacity, 1);
  let columns = matchers.map(
    (): BulkColumn => ({ verdicts: new Uint8Array(room), lines: new Int32Array(room) }),
  );
  return {
    length: () => length,
    columns: () => columns,
    add: (url, asks) => {
      if (length === room) {
        room *= 2;
        columns = columns.map((column) => grow(column, room));
      }
      const place = length++;
      if (url === null) return;
      for (let index = 0; index < matchers.length; index += 1) {
        const matcher = matchers[index];
        const column = columns[index];
        if (matcher === undefined || column === undefined || asks?.(index) === false) continue;
        const { allowed, line } = matcher.evaluate(url);
        column.verdicts[place] = allowed ? bulkVerdicts.allowed : bulkVerdicts.disallowed;
        column.lines[place] = line;
      }
    },
  };
}
