import type { Case } from '../../../engine/index.ts';
import type { BulkInputs, BulkSlice } from '../bulkSlice.ts';
import { memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import { botsOf, listBots } from './bots.ts';
import { liveUrlLimit, selectSiteOrigin, selectUrlCount, selectUrlRows } from './urlRows.ts';

interface Inputs extends Pick<BulkSlice, 'largeList' | 'bulkRun'> {
  readonly case: Case;
}

const inputsOf = memoizeLast(
  (
    robots: Case['robots'],
    reading: Case['reading'],
    bots: readonly Bot[],
    origin: string | null,
    list: Blob | string,
  ): BulkInputs => ({ robots, reading, bots: bots.map(({ asked }) => asked), origin, list }),
);

/** What the worker is to answer; null where the list is short enough to be answered while one types. */
export function selectBulkInputs({ case: theCase, largeList }: Inputs): BulkInputs | null {
  const { robots, reading, urlList } = theCase;
  const site = selectSiteOrigin(theCase);
  if (largeList !== null) {
    const origin = site.from === 'given' ? site.origin : (largeList.origin ?? site.origin);
    return inputsOf(robots, reading, botsOf(theCase.bots), origin, largeList.list);
  }
  if (selectUrlCount(theCase) <= liveUrlLimit) return null;
  return inputsOf(robots, reading, listBots(theCase.bots, selectUrlRows(theCase)), site.origin, urlList);
}

/** True while the run that is shown answers other inputs than the present ones. */
export function selectIsBulkStale(state: Inputs): boolean {
  return state.bulkRun !== null && state.bulkRun.inputs !== selectBulkInputs(state);
}

/** How many URLs there are to test, those of a long list in place of the case's; null while they are not counted. */
export function selectTestedCount(state: Inputs): number | null {
  const { case: theCase, largeList, bulkRun } = state;
  if (largeList === null) return selectUrlCount(theCase);
  const isCounted = bulkRun?.phase === 'done' && bulkRun.inputs.list === largeList.list;
  return isCounted ? (bulkRun.progress?.rows ?? 0) : null;
}
