import type { Case, RobotsContent } from '../../../engine/index.ts';
import { memoizeByObject, memoizeLast } from '../memoize.ts';

/** What of a case verdicts follow from, and what they are compared with. */
export type TestedCase = Pick<Case, 'robots' | 'baseline' | 'urlList' | 'origin' | 'bots' | 'reading'>;

/** Files of more than this are worked on by workers. */
const promptLength = 64 * 1024;

/** About how long a robots.txt is, without looking into it: UTF-16 units of a text, octets of a file as opened. */
export function sizeOf(robots: RobotsContent): number {
  return robots.kind === 'text' ? robots.text.length : robots.octets.length;
}

/** True for a robots.txt that takes too long to be worked on between two keystrokes. */
export function isLarge(robots: RobotsContent): boolean {
  return sizeOf(robots) > promptLength;
}

const pick = memoizeLast(
  (
    robots: Case['robots'],
    baseline: Case['baseline'],
    urlList: string,
    origin: string,
    bots: Case['bots'],
    reading: Case['reading'],
  ): TestedCase => ({ robots, baseline, urlList, origin, bots, reading }),
);

/** The tested part of a case: the same object for as long as no verdict can have changed. */
export const testedCaseOf = memoizeByObject(({ robots, baseline, urlList, origin, bots, reading }: Case) =>
  pick(robots, baseline, urlList, origin, bots, reading),
);
