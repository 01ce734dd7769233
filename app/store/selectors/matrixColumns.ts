import type { Source, UrlChange } from '../../../engine/index.ts';
import type { TestedCase } from '../late/testedCase.ts';
import type { MatrixAxis } from '../matrixSlice.ts';
import { memoizeByObject, memoizeLast } from '../memoize.ts';
import { policyOf, sourceOf } from './source.ts';
import { readUrl } from './urlReading.ts';
import type { UrlRow } from './urlRows.ts';
import { selectSiteOrigin, selectUrlRows } from './urlRows.ts';

/** A column of the matrix: what every bot is asked about. */
export interface MatrixColumn {
  /** The path and query, as short as it can be told apart. */
  readonly label: string;
  /** As a crawler sends it. */
  readonly url: string;
  /** What was changed in what was typed to get there. */
  readonly changes: readonly UrlChange[];
}

/** More URLs than this are asked about by their paths unless someone wants otherwise. */
const fewUrls = 12;

/** More first segments than these have no column: nobody reads so many. */
const mostPaths = 1000;

/** The path and query of a URL. */
function targetOf(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The first segment of a path, '/' where it has none; null where a wildcard leaves it open. */
function firstSegment(path: string): string | null {
  const [segment = '/'] = /^\/[^/?#]*\/?/.exec(path) ?? [];
  return /[*$]/.test(segment) ? null : segment;
}

/** The paths that the rules of a file begin with, as written. */
const rulePaths = memoizeByObject((source: Source): readonly string[] => {
  const decoder = new TextDecoder();
  return policyOf(source, 'google')
    .file.groups.flatMap(({ rules }) => rules)
    .map(({ value }) => decoder.decode(source.octets.subarray(value.from, value.to)))
    .filter((value) => value.startsWith('/'));
});

/** Counts the paths that begin with each segment; '/blog' and '/blog/' are one, written with its slash. */
function countSegments(paths: readonly string[]): ReadonlyMap<string, { label: string; count: number }> {
  const segments = new Map<string, { label: string; count: number }>();
  for (const path of paths) {
    const segment = firstSegment(path);
    if (segment === null) continue;
    const key = segment.replace(/(.)\/$/, '$1');
    const known = segments.get(key) ?? { label: segment, count: 0 };
    known.count += 1;
    if (segment.length > known.label.length) known.label = segment;
    segments.set(key, known);
  }
  return segments;
}

function columnOf(label: string, origin: string | null): readonly MatrixColumn[] {
  const reading = readUrl(label, origin);
  return reading.kind === 'governed' ? [{ label, url: reading.url, changes: reading.changes }] : [];
}

const pathColumns = memoizeLast(
  (source: Source, rows: readonly UrlRow[], origin: string | null): readonly MatrixColumn[] => {
    const urls = rows.flatMap(({ reading }) => (reading.kind === 'governed' ? [targetOf(reading.url)] : []));
    const segments = countSegments([...urls, ...rulePaths(source)]);
    const [root, ...others] = [
      '/',
      ...[...segments.values()]
        .toSorted((a, b) => b.count - a.count)
        .map(({ label }) => label)
        .filter((label) => label !== '/'),
    ];
    return [root, ...others].slice(0, mostPaths).flatMap((label) => columnOf(label, origin));
  },
);

const urlColumns = memoizeLast((rows: readonly UrlRow[]): readonly MatrixColumn[] => {
  const columns = new Map<string, MatrixColumn>();
  for (const { reading } of rows)
    if (reading.kind === 'governed' && !columns.has(reading.url))
      columns.set(reading.url, {
        label: targetOf(reading.url),
        url: reading.url,
        changes: reading.changes,
      });
  return [...columns.values()];
});

/** By what the matrix has its columns: as chosen, else by the URLs where there are some but not many. */
export function selectMatrixAxis(theCase: TestedCase, chosen: MatrixAxis | null): MatrixAxis {
  if (chosen !== null) return chosen;
  const { length } = urlColumns(selectUrlRows(theCase));
  return length > 0 && length <= fewUrls ? 'urls' : 'paths';
}

/** The columns of the matrix. Those of paths begin with '/', then come the segments that most URLs and rules share. */
export function selectMatrixColumns(theCase: TestedCase, axis: MatrixAxis): readonly MatrixColumn[] {
  const rows = selectUrlRows(theCase);
  if (axis === 'urls') return urlColumns(rows);
  return pathColumns(sourceOf(theCase.robots), rows, selectSiteOrigin(theCase).origin);
}
