import { processorTime } from './clock.ts';
import { racers } from './racers.ts';
import { groupOf, origin } from './workloads.ts';

/** One pattern of `stars` wildcards against a URL of `octets` octets that it almost matches. */
export interface HostileResult {
  readonly stars: number;
  readonly octets: number;
  /** Milliseconds for one question by racer, null where it was not asked any more. */
  readonly milliseconds: readonly (number | null)[];
}

const sizes: readonly (readonly [stars: number, octets: number])[] = [
  [2, 200],
  [3, 200],
  [4, 200],
  [5, 200],
  [10, 200],
  [100, 2_000],
  [1_000, 65_536],
];

/** A racer that took more milliseconds is spared the next size, which one that goes back would not finish. */
const patience = 5;

/** `/*a*a*a…b` against `/aaaa…`: a matcher that goes back tries the powers of the URL's length. */
export async function raceHostile(): Promise<readonly HostileResult[]> {
  const stopped = new Set<string>();
  const results: HostileResult[] = [];
  for (const [stars, octets] of sizes) {
    const robots = groupOf([`Disallow: /${'*a'.repeat(stars)}b`]);
    const url = `${origin}/${'a'.repeat(octets)}`;
    const milliseconds: (number | null)[] = [];
    for (const { name, read } of racers) {
      if (stopped.has(name)) {
        milliseconds.push(null);
        continue;
      }
      const allows = await read(robots);
      const start = processorTime();
      allows(url);
      const elapsed = processorTime() - start;
      milliseconds.push(elapsed);
      if (elapsed > patience) stopped.add(name);
    }
    results.push({ stars, octets, milliseconds });
  }
  return results;
}
