import { lint } from '../index.ts';
import { processorTime } from './clock.ts';
import { median } from './race.ts';
import type { Racer } from './racers.ts';
import { origin } from './workloads.ts';

/** Milliseconds for one task, the median of the rounds. */
export interface ReadingResult {
  readonly name: string;
  readonly milliseconds: number;
}

const rounds = 9;

/** Reads a file and answers one question, racer by racer in turns; the first round only warms up. */
export async function raceReading(
  racers: readonly Racer[],
  robots: string,
): Promise<readonly ReadingResult[]> {
  const times = racers.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { read }] of racers.entries()) {
      const start = processorTime();
      const allows = await read(robots);
      allows(`${origin}/shop/1`);
      if (round > 0) times[index]?.push(processorTime() - start);
    }
  }
  return racers.map(({ name }, index) => ({ name, milliseconds: median(times[index] ?? []) }));
}

/** Lints a file as it is done at typing speed. @returns milliseconds, the median of the rounds after the first */
export function timeLint(robots: string): number {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = processorTime();
    lint(robots, { exact: false });
    if (round > 0) times.push(processorTime() - start);
  }
  return median(times);
}
