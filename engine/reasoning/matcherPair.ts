import type { Matcher } from '../evaluate/matcher.ts';
import type { AutomatonRegistry } from './automaton.ts';
import { createAutomatonRegistry } from './automaton.ts';
import type { Sides } from './rankedDifference.ts';
import { sidesOf } from './rankedDifference.ts';
import { originsNamed, rankingOf } from './ranking.ts';
import type { Steps } from './search.ts';
import { tasteOf } from './taste.ts';
import type { UrlSpace } from './urlSpace.ts';
import { everyUrl, naturalSpaces } from './urlSpace.ts';
import { urlReadingOf } from './urlSymbols.ts';

/** Two matchers to be compared, with what several searches need of both: it is made when first asked for, and kept. */
export interface MatcherPair {
  readonly a: Matcher;
  readonly b: Matcher;
  /** True where both read URLs the same way. */
  readonly readAlike: boolean;
  /** The origins to look at: none, and those that rules of either matcher are bound to. */
  readonly origins: readonly (string | null)[];
  /** The origins that rules are bound to. */
  readonly named: readonly string[];
  /** Every URL there is, those symbols first that look like URLs of the site. */
  readonly everyUrl: UrlSpace;
  /** Smaller sets, the most natural first, each in the same order. */
  readonly naturalSpaces: readonly UrlSpace[];
  /** The rankings of both for the URLs of a space at an origin. */
  readonly sidesFor: (origin: string | null, space: UrlSpace) => Steps<Sides>;
}

/** Puts two matchers together. */
export function createMatcherPair(a: Matcher, b: Matcher): MatcherPair {
  const taste = tasteOf([a, b]);
  const readAlike = urlReadingOf(a.policy.escapes) === urlReadingOf(b.policy.escapes);
  const named = [...new Set([...originsNamed(a), ...originsNamed(b)])];
  const known = new Map<string, Sides>();
  const registries = new Map<boolean, AutomatonRegistry>();
  return {
    a,
    b,
    readAlike,
    named,
    origins: [null, ...named],
    everyUrl: taste(everyUrl),
    naturalSpaces: naturalSpaces.map(taste),
    *sidesFor(origin, space) {
      // Only patterns of different readings are other patterns where escapes may be needless.
      const needlessEscapes = readAlike || space.needlessEscapes;
      const key = `${needlessEscapes} ${origin}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const registry = registries.get(needlessEscapes) ?? createAutomatonRegistry(needlessEscapes);
      registries.set(needlessEscapes, registry);
      const sides = yield* sidesOf(
        yield* rankingOf(a, origin, registry),
        yield* rankingOf(b, origin, registry),
      );
      known.set(key, sides);
      return sides;
    },
  };
}
