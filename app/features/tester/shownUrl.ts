import type { AnsweredRow } from '../../store/selectors/verdicts.ts';

/** How a URL of the list stands in the table. */
export interface ShownUrl {
  /** Path and query alone where it is of the site; a URL of another origin as it was typed. */
  readonly text: string;
  /** True where it could have been meant for a host, and is read as a path. */
  readonly isDoubtful: boolean;
}

const absolute = /^[a-z][a-z0-9+.-]*:[/\\]{2}[^/\\?#]*/i;
const dotted = /^[^/\\?#:]+\.[^/\\?#]/;

/** What is shown of a row's URL: rows of one site would all begin alike. */
export function shownUrl({ entry, reading }: Pick<AnsweredRow, 'entry' | 'reading'>): ShownUrl {
  const { url } = entry;
  if (reading.kind !== 'governed') return { text: url, isDoubtful: false };
  const has = (wanted: string) => reading.changes.some(({ kind }) => kind === wanted);
  const host = absolute.exec(url) ?? (has('scheme-added') ? /^[/\\]*[^/\\?#]*/.exec(url) : null);
  const target = url.slice(host?.[0].length ?? 0);
  const isRooted = host === null || /^[/\\]/.test(target);
  return { text: isRooted ? target : `/${target}`, isDoubtful: has('resolved') && dotted.test(url) };
}
