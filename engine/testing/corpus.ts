import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** What Google's parser answered for one file of the corpus. */
export interface CorpusAnswers {
  readonly file: string;
  readonly queries: readonly (readonly [
    agent: string | readonly string[],
    url: string,
    verdict: 'allow' | 'disallow',
    line: number,
  ])[];
  /** What its reporting parser says of each line, see `reportLines`. */
  readonly lines: readonly string[];
}

/** Real files with Google's answers; they belong to others, so they lie beside the repository. */
const folder = new URL('../../../shared/corpus/', import.meta.url);
const archive = new URL('real.tar.gz', folder);
const answers = new URL('real-google.jsonl', folder);

/** True where the corpus is there; those who only have the repository go without. */
export const hasCorpus = existsSync(archive) && existsSync(answers);

const block = 512;

function textAt(octets: Uint8Array, from: number, length: number): string {
  const text = Buffer.from(octets.subarray(from, from + length)).toString('latin1');
  const end = text.indexOf('\0');
  return end === -1 ? text : text.slice(0, end);
}

/** The plain files of a tar archive (POSIX ustar) by name, without their folder. */
function readTar(octets: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (let at = 0; at + block <= octets.length; ) {
    const name = textAt(octets, at, 100);
    if (name === '') break;
    const size = Number.parseInt(textAt(octets, at + 124, 12).trim(), 8);
    const type = textAt(octets, at + 156, 1);
    const from = at + block;
    if (type === '' || type === '0')
      files.set(name.slice(name.lastIndexOf('/') + 1), octets.subarray(from, from + size));
    at = from + Math.ceil(size / block) * block;
  }
  return files;
}

/** The files of the corpus by name, each octet as found on the web. */
export function readCorpus(): ReadonlyMap<string, Uint8Array> {
  return readTar(gunzipSync(readFileSync(archive)));
}

/** Google's answers to the files of the corpus. */
export function readCorpusAnswers(): readonly CorpusAnswers[] {
  return readFileSync(answers, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): CorpusAnswers => JSON.parse(line));
}
