import type { DialectId } from '../dialects/dialectId.ts';
import { compile } from '../evaluate/compile.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import type { Automaton } from './automaton.ts';
import { createAutomatonRegistry } from './automaton.ts';
import { matchesWord } from './lookup.ts';
import { shortestUnbarred } from './memberSearch.ts';
import { rankingOf } from './ranking.ts';
import type { SearchOptions, Steps } from './search.ts';
import { answerOf } from './search.ts';
import { tasteOf } from './taste.ts';
import type { UrlSpace } from './urlSpace.ts';
import { everyUrl, naturalSpaces } from './urlSpace.ts';
import { urlOf } from './witness.ts';

/** What a broad rule matches beyond a list of narrow ones. */
export type WhatElse =
  | { readonly kind: 'nothing' }
  /** `witness` is the shortest such URL; `alike` is one that ends as the listed values do, null where they share no end. */
  | { readonly kind: 'also'; readonly witness: string; readonly alike: string | null }
  | { readonly kind: 'undecided' };

/** A matcher of Disallow rules with these values. */
function blockerOf(values: readonly string[], dialect: DialectId): Matcher {
  const lines = values.map((value) => `Disallow: ${value}`);
  return compile(['User-agent: *', ...lines].join('\n'), dialect).forAgent('*');
}

/** The file extension that all values share, with its dot; '' where they don't. */
function sharedExtension(values: readonly string[]): string {
  const ends = new Set(values.map((value) => /\.\w+(?=\$?$)/.exec(value)?.[0] ?? ''));
  const [end = ''] = ends;
  return ends.size === 1 ? end : '';
}

function* beyond(narrow: Matcher, broad: Matcher, end: Matcher, space: UrlSpace): Steps<string | null> {
  const registry = createAutomatonRegistry(space.needlessEscapes);
  function* rulesOf(matcher: Matcher): Steps<readonly Automaton[]> {
    const { rules } = yield* rankingOf(matcher, null, registry);
    return rules.filter(({ allow }) => !allow).map(({ automaton }) => automaton);
  }
  const listed = yield* rulesOf(narrow);
  const blocked = yield* rulesOf(broad);
  if (blocked.length === 0) return null;
  const wanted = [...blocked, ...(yield* rulesOf(end))];
  const outcome = yield* shortestUnbarred(
    wanted,
    (word) => listed.find((automaton) => matchesWord(automaton, word)) ?? null,
    space,
    Number.POSITIVE_INFINITY,
  );
  return outcome.kind === 'found' ? urlOf(outcome.word, null, []) : null;
}

function* whatElseSteps(listed: readonly string[], broad: string, dialect: DialectId): Steps<WhatElse> {
  const [narrow, wide, anyEnd] = [
    blockerOf(listed, dialect),
    blockerOf([broad], dialect),
    blockerOf([], dialect),
  ];
  const taste = tasteOf([narrow, wide]);
  for (const space of [...naturalSpaces.slice(0, 1), everyUrl].map(taste)) {
    const witness = yield* beyond(narrow, wide, anyEnd, space);
    if (witness === null) continue;
    const extension = sharedExtension(listed);
    const alike =
      extension === '' ? null : yield* beyond(narrow, wide, blockerOf([`/*${extension}$`], dialect), space);
    return { kind: 'also', witness, alike };
  }
  return { kind: 'nothing' };
}

/** What a rule with the value `broad` would match that none of the values `listed` does, as a dialect reads them. */
export function whatElse(
  listed: readonly string[],
  broad: string,
  options: SearchOptions & { readonly dialect?: DialectId } = {},
): WhatElse {
  const dialect = options.dialect ?? 'google';
  return answerOf(whatElseSteps(listed, broad, dialect), options) ?? { kind: 'undecided' };
}
