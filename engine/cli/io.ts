/** All that a command has to do with the world, so that tests can stand in for it. */
export interface Io {
  /** Standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes to standard output; resolves when there is room for more. */
  readonly write: (content: string | Uint8Array) => Promise<void>;
  /** Writes a line to standard error. */
  readonly warn: (line: string) => void;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  readonly writeFile: (path: string, octets: Uint8Array) => Promise<void>;
  readonly fetch: typeof fetch;
  /** Seconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Of this program, for the User-Agent header and `--version`. */
  readonly version: string;
}

/** 0 all is well; 1 findings, failed expectations or differences; 2 wrong use, or input that can't be read. */
export type ExitCode = 0 | 1 | 2;

/** A command: its arguments without its own name. */
export type Command = (args: readonly string[], io: Io) => Promise<ExitCode>;
