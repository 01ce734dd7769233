import type { Io } from './io.ts';

/** What a run of the command line wrote. */
export interface FakeIo extends Io {
  readonly output: () => string;
  readonly warnings: () => string;
}

/** A world of files and a standard input for the command line; the network is the real one, for local servers. */
export function createFakeIo(
  files: { readonly [path: string]: string | Uint8Array } = {},
  input: Iterable<string | Uint8Array> = [],
): FakeIo {
  const written: string[] = [];
  const warned: string[] = [];
  const saved = new Map(Object.entries(files));
  const octetsOf = (content: string | Uint8Array): Uint8Array =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    input: (async function* () {
      for (const piece of input) yield octetsOf(piece);
    })(),
    write: async (content) => {
      written.push(typeof content === 'string' ? content : new TextDecoder().decode(content));
    },
    warn: (line) => {
      warned.push(line);
    },
    readFile: async (path) => {
      const content = saved.get(path);
      if (content === undefined) throw Object.assign(new Error(path), { code: 'ENOENT' });
      return octetsOf(content);
    },
    writeFile: async (path, octets) => {
      saved.set(path, octets);
    },
    fetch: (url, init) => fetch(url, init),
    now: () => 1_769_860_800,
    version: '1.2.3',
    output: () => written.join(''),
    warnings: () => warned.join('\n'),
  };
}
