import type { FileReading } from '../../../engine/index.ts';
import { textOf } from '../../wording/valueText.ts';

/** A path that may be meant, and where it was seen. */
export interface KnownPath {
  readonly path: string;
  /** How many of the URLs to test begin with it. */
  readonly urls: number;
  /** 1-based lines of the rules that have it. */
  readonly lines: readonly number[];
}

/** So many paths are offered at most. */
const mostPaths = 400;

/** A path and each folder that it lies in: '/a/b?c' is '/a/', '/a/b' and not '/'. */
function prefixesOf(path: string): readonly string[] {
  const [plain = ''] = path.split('?');
  const folders = [...plain.matchAll(/\//g)].slice(1).map(({ index }) => plain.slice(0, index + 1));
  return plain === '/' || folders.includes(plain) ? folders : [...folders, plain];
}

/** Paths of the URL list with their folders, and those of the file's own rules; the most frequent first. */
export function knownPaths(file: FileReading, paths: readonly string[]): readonly KnownPath[] {
  const urls = new Map<string, number>();
  for (const path of paths)
    for (const prefix of prefixesOf(path)) urls.set(prefix, (urls.get(prefix) ?? 0) + 1);
  const lines = new Map<string, number[]>();
  for (const { rules } of file.groups)
    for (const { line, value } of rules) {
      const path = textOf(file, value);
      if (path !== '') lines.set(path, [...(lines.get(path) ?? []), line]);
    }
  return [...new Set([...urls.keys(), ...lines.keys()])]
    .map((path) => ({ path, urls: urls.get(path) ?? 0, lines: lines.get(path) ?? [] }))
    .toSorted((a, b) => b.urls - a.urls || (a.path < b.path ? -1 : 1))
    .slice(0, mostPaths);
}
