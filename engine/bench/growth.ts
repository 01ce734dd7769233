import type { RaceResult } from './race.ts';
import { race } from './race.ts';
import type { Racer } from './racers.ts';
import { count } from './report.ts';
import { groupOf, literalRules, mixedRules, origin, pageUrls, wildcardRules } from './workloads.ts';

/** One size of something that grows, and how fast everybody is there. */
export interface GrowthResult {
  readonly name: string;
  readonly results: readonly RaceResult[];
}

const steps = [1, 10, 100];

/** How cost grows: 1, 10 and 100 times the rules, the URLs and a URL's length. */
export async function raceGrowth(racers: readonly Racer[]): Promise<readonly GrowthResult[]> {
  const urls = pageUrls(10_000);
  const grown: GrowthResult[] = [];
  const add = async (name: string, robots: string, asked: readonly string[]): Promise<void> => {
    grown.push({ name, results: await race(racers, robots, asked) });
  };
  for (const step of steps)
    await add(`${count(40 * step)} mixed rules`, groupOf(mixedRules(40 * step)), urls);
  for (const step of steps)
    await add(`${count(100 * step)} literal rules`, groupOf(literalRules(100 * step)), urls);
  for (const step of steps)
    await add(`${count(20 * step)} wildcard rules`, groupOf(wildcardRules(20 * step)), urls);
  for (const step of steps)
    await add(`${count(1_000 * step)} URLs`, groupOf(mixedRules(40)), pageUrls(1_000 * step));
  for (const step of steps) {
    const long = Array.from(
      { length: 100 },
      (_, index) => `${origin}/shop/${index}/${'path/'.repeat(10 * step)}`,
    );
    await add(`URLs of ${count(50 * step)} octets`, groupOf(mixedRules(40)), long);
  }
  return grown;
}
