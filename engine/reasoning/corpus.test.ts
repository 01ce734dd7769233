import { describe, expect, test } from 'vitest';
import type { Policy } from '../evaluate/compile.ts';
import { compile } from '../evaluate/compile.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import type { PathPattern } from '../matching/pathPattern.ts';
import { hasCorpus, readCorpus } from '../testing/corpus.ts';
import { deadRules } from './deadRules.ts';
import { createDifferenceSearch } from './differenceSearch.ts';
import { createDifferencesSearch } from './differences.ts';

/** A long run looks at every file, else a fifth of them will do, with those of more than 100,000 octets. */
const every = process.env['REASONING_PAIRS'] === undefined ? 5 : 1;
const corpus = hasCorpus
  ? [...readCorpus()].filter(([, { length }], index) => index % every === 0 || length > 100_000)
  : [];
const limit = 600_000;

if (!hasCorpus)
  process.emitWarning(
    'The corpus of real files (../shared/corpus) is not there: nothing is proven of its 551 files.',
  );

/** The matcher with other rules than its own. */
function withRules(
  matcher: Matcher,
  change: (rules: Matcher['policy']['rules']) => Matcher['policy']['rules'],
): Matcher {
  return createMatcher(matcher.file, { ...matcher.policy, rules: change(matcher.policy.rules) });
}

/** The pattern with one letter more in its last segment. */
function longer(pattern: PathPattern): PathPattern {
  const [last = new Uint8Array(), ...before] = pattern.segments.toReversed();
  return {
    ...pattern,
    segments: [...before.toReversed(), Uint8Array.of(...last, 0x78)],
    specificity: pattern.specificity + 1,
  };
}

const policies = corpus.map(([name, octets]): readonly [string, Policy] => [name, compile(octets)]);
const states = 200_000;

describe.runIf(hasCorpus)(`${corpus.length} real files, each decided within ${states} places`, () => {
  test(
    'against itself with its rules in another order: no URL changes',
    () => {
      const wrong = policies.flatMap(([name, policy]) => {
        const matcher = policy.forAgent('bot');
        const answer = createDifferenceSearch(
          matcher,
          withRules(matcher, (rules) => rules.toReversed()),
        ).run(states);
        return answer.kind === 'equal' ? [] : [`${name} ${answer.kind}`];
      });
      expect(wrong).toEqual([]);
    },
    limit,
  );

  test(
    'against itself without its dead rules: no URL changes',
    () => {
      const wrong = policies.flatMap(([name, policy]) => {
        const matcher = policy.forAgent('bot');
        const { rules, extent } = deadRules(matcher);
        const dead = new Set(rules.map(({ line }) => line));
        const without = withRules(matcher, (all) => all.filter(({ line }) => !dead.has(line)));
        const answer = createDifferenceSearch(matcher, without).run(states);
        return extent === 'all' && answer.kind === 'equal' ? [] : [`${name} ${extent} ${answer.kind}`];
      });
      expect(wrong).toEqual([]);
    },
    limit,
  );

  test(
    'against itself with one rule turned round: a URL that shows it, or a proof that it never mattered',
    () => {
      const wrong = policies.flatMap(([name, policy]) => {
        const matcher = policy.forAgent('bot');
        const middle = matcher.policy.rules.length >> 1;
        const turned = withRules(matcher, (rules) =>
          rules.map((rule, index) => (index === middle ? { ...rule, allow: !rule.allow } : rule)),
        );
        const answer = createDifferenceSearch(matcher, turned).run(states);
        if (answer.kind === 'differs')
          return matcher.allows(answer.witness) === turned.allows(answer.witness)
            ? [`${name} ${answer.witness}`]
            : [];
        return answer.kind === 'undecided' ? [`${name} undecided`] : [];
      });
      expect(wrong).toEqual([]);
    },
    limit,
  );

  test(
    'against itself with one rule that says more: every kind of change, in a few thousand steps for the longest',
    () => {
      const most = { states: 0, name: '' };
      const wrong = policies.flatMap(([name, policy]) => {
        const matcher = policy.forAgent('bot');
        const middle = matcher.policy.rules.length >> 1;
        const extended = withRules(matcher, (rules) =>
          rules.map((rule, index) => (index === middle ? { ...rule, pattern: longer(rule.pattern) } : rule)),
        );
        const search = createDifferencesSearch(matcher, extended);
        const { extent, kinds } = search.run(states);
        if (search.states() > most.states) Object.assign(most, { states: search.states(), name });
        const isUnproven = kinds.some(({ witness }) => matcher.allows(witness) === extended.allows(witness));
        return extent === 'undecided' || isUnproven ? [`${name} ${extent}`] : [];
      });
      expect(wrong).toEqual([]);
      expect(most.states, most.name).toBeLessThan(10_000);
    },
    limit,
  );
});
