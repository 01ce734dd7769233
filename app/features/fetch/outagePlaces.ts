import type { AccessPeriod } from '../../../engine/index.ts';

/** How long the last stretch is drawn, as a share of the time before it: it has no end. */
const openEnd = 0.5;

/** The ends of the stretches between bounds, the last of which is made up. */
function endsOf(bounds: readonly number[]): readonly number[] {
  const last = bounds.at(-1) ?? 0;
  return [...bounds.slice(1), last * (1 + openEnd)];
}

/** Where a time stands in a row of stretches that are all drawn as long as one another: from 0 to 1. */
export function placeOf(seconds: number, bounds: readonly number[]): number {
  const ends = endsOf(bounds);
  const index = Math.max(
    0,
    bounds.findLastIndex((bound) => bound <= seconds),
  );
  const from = bounds[index] ?? 0;
  const to = ends[index] ?? from;
  const within = to > from ? Math.min(1, (seconds - from) / (to - from)) : 0;
  return (index + within) / bounds.length;
}

/** The columns of a grid with one for each stretch that a period takes, 1-based; the end is not included. */
export function columnsOf(
  { fromSeconds, toSeconds }: Pick<AccessPeriod, 'fromSeconds' | 'toSeconds'>,
  bounds: readonly number[],
): { readonly from: number; readonly to: number } {
  const end = toSeconds === null ? bounds.length : bounds.indexOf(toSeconds);
  return { from: bounds.indexOf(fromSeconds) + 1, to: end + 1 };
}
