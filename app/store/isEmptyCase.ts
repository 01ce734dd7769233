import type { Case } from '../../engine/index.ts';

/** True where a case has nothing that would be missed. */
export function isEmptyCase({ robots, baseline, urlList, title, note, fetch }: Case): boolean {
  const nothing = robots.kind === 'text' ? robots.text.trim() === '' : robots.octets.length === 0;
  return nothing && baseline === null && fetch === null && `${urlList}${title}${note}`.trim() === '';
}
