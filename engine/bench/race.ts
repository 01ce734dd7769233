import { processorTime } from './clock.ts';
import type { Allows, Racer } from './racers.ts';

/** How fast one racer answered. */
export interface RaceResult {
  readonly name: string;
  /** Median over the rounds. */
  readonly urlsPerSecond: number;
  /** How many times as long it took as the first racer: the median of the ratios within each round. */
  readonly slowness: number;
}

const rounds = 9;
/** Long enough for the clock and for a machine's moods to even out. */
const turnMilliseconds = 60;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Kept, so that no answer can be optimised away. */
const counted = { allowed: 0 };

/** One racer's place in the list of URLs: each turn goes on where the last one ended, so slow racers see all of them too. */
interface Runner {
  readonly allows: Allows;
  next: number;
}

/** @returns nanoseconds a URL over one turn */
function takeTurn(runner: Runner, urls: readonly string[]): number {
  const start = processorTime();
  let asked = 0;
  let elapsed = 0;
  while (elapsed < turnMilliseconds) {
    // The clock is read now and then only, so that it costs nothing beside the questions.
    const batch = asked === 0 ? 1 : asked;
    for (let index = 0; index < batch; index += 1) {
      const url = urls[runner.next] ?? '';
      runner.next = (runner.next + 1) % urls.length;
      if (runner.allows(url)) counted.allowed += 1;
    }
    asked += batch;
    elapsed = processorTime() - start;
  }
  return (elapsed / asked) * 1e6;
}

/** Races over the same file and URLs, in one process, taking turns; the first round only warms up. */
export async function race(
  racers: readonly Racer[],
  robots: string,
  urls: readonly string[],
): Promise<readonly RaceResult[]> {
  const runners: Runner[] = [];
  for (const racer of racers) runners.push({ allows: await racer.read(robots), next: 0 });
  const turns = Array.from({ length: rounds + 1 }, () => runners.map((runner) => takeTurn(runner, urls)));
  const measured = turns.slice(1);
  return racers.map(({ name }, index) => ({
    name,
    urlsPerSecond: 1e9 / median(measured.map((turn) => turn[index] ?? Number.NaN)),
    slowness: median(measured.map((turn) => (turn[index] ?? Number.NaN) / (turn[0] ?? Number.NaN))),
  }));
}
