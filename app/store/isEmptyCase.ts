import type { Case } from '../../engine/index.ts';
import { isLarge, sizeOf } from './late/testedCase.ts';

/** True where a case has nothing that would be missed. */
export function isEmptyCase({ robots, baseline, urlList, title, note, fetch }: Case): boolean {
  // Megabytes are not looked through for a letter: who wrote so many blanks would miss them.
  const isBlank = () => robots.kind === 'text' && !isLarge(robots) && robots.text.trim() === '';
  const nothing = sizeOf(robots) === 0 || isBlank();
  return nothing && baseline === null && fetch === null && `${urlList}${title}${note}`.trim() === '';
}
