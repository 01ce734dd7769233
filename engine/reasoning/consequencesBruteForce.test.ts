import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Matcher } from '../evaluate/matcher.ts';
import type { Alphabet, PolicyPair } from '../testing/policyPairs.ts';
import { everyDialect, matcherFor, pathsOf, policyPairs } from '../testing/policyPairs.ts';
import { deadRules } from './deadRules.ts';
import { differences } from './differences.ts';
import { inheritanceGap } from './inheritanceGap.ts';
import { carryOut } from './ruleEdits.ts';
import { ruleTies } from './ruleTies.ts';
import { simplify } from './simplify.ts';

/** How many files or pairs each test draws; a long run sets it, and then tries longer URLs too. */
const asked = process.env['REASONING_PAIRS'];
const runs = Number(asked ?? 100);
const longest = asked === undefined ? 3 : 5;
const options = { numRuns: runs, seed: Number(process.env['REASONING_SEED'] ?? 8) };
const limit = 3_600_000;

const urls = ({ url }: Alphabet): readonly string[] =>
  pathsOf(url, longest).flatMap((path) => [`https://example.com${path}`, `http://a.example${path}`]);

const file = ({ before, a }: PolicyPair): Matcher => matcherFor(before, a);

describe(`trying every short URL agrees on ${runs} files`, () => {
  test(
    'a dead rule never decides, and without it nothing changes',
    () => {
      fc.assert(
        fc.property(policyPairs(everyDialect), (pair) => {
          const matcher = file(pair);
          const { rules, extent } = deadRules(matcher);
          expect(extent).toBe('all');
          const dead = new Set(rules.map(({ line }) => line));
          const deciding = urls(pair.alphabet).filter((url) => dead.has(matcher.evaluate(url).line));
          expect(deciding).toEqual([]);
        }),
        options,
      );
    },
    limit,
  );

  test(
    'every pair of lines that decide differently is among the differences',
    () => {
      fc.assert(
        fc.property(policyPairs(everyDialect), (pair) => {
          const [a, b] = [file(pair), matcherFor(pair.after, pair.b)];
          const { kinds, extent } = differences(a, b);
          expect(extent).toBe('all');
          const known = new Set(kinds.map((kind) => `${kind.a.line} ${kind.b.line}`));
          for (const kind of kinds) expect(a.allows(kind.witness)).not.toBe(b.allows(kind.witness));
          if (a.policy.escapes !== b.policy.escapes) return;
          for (const url of urls(pair.alphabet)) {
            const [verdictA, verdictB] = [a.evaluate(url), b.evaluate(url)];
            if (verdictA.allowed !== verdictB.allowed)
              expect(known).toContain(`${verdictA.line} ${verdictB.line}`);
          }
        }),
        options,
      );
    },
    limit,
  );

  test(
    'a simpler group gives every URL the verdict it had, and is not simplified again',
    () => {
      fc.assert(
        fc.property(policyPairs(everyDialect), (pair) => {
          const matcher = file(pair);
          const { octets, rules } = simplify(matcher);
          const simpler = matcherFor(new TextDecoder().decode(octets), pair.a);
          for (const url of urls(pair.alphabet)) expect(simpler.allows(url)).toBe(matcher.allows(url));
          const again = simplify(simpler).rules.filter(({ kind }) => kind === 'removed');
          const changed = rules.some(({ kind }) => kind !== 'kept');
          expect(changed ? [] : again).toEqual([]);
          expect(carryOut(matcher, new Map())?.octets).toEqual(matcher.file.source.octets);
        }),
        options,
      );
    },
    limit,
  );

  test(
    'every rule of the default group that decides where the own group is silent is a gap, and no other',
    () => {
      fc.assert(
        fc.property(policyPairs(everyDialect), ({ before, after, a, alphabet }) => {
          const robots = `${before}\n\n${after.replace('User-agent: *', 'User-agent: bot')}`;
          const own = matcherFor(robots, a);
          const byDefault = matcherFor(robots.replace('User-agent: bot', 'User-agent: other'), a);
          const { gaps, extent } = inheritanceGap(own);
          expect(extent).toBe('all');
          const lines = new Set(gaps.map((gap) => gap.a.line));
          for (const { witness } of gaps) {
            expect(byDefault.allows(witness)).toBe(false);
            expect(own.evaluate(witness)).toMatchObject({ allowed: true, line: 0 });
          }
          for (const url of urls(alphabet)) {
            const [closed, open] = [byDefault.evaluate(url), own.evaluate(url)];
            if (closed.allowed || open.reason !== 'no-match') continue;
            expect(lines).toContain(closed.line);
          }
        }),
        options,
      );
    },
    limit,
  );

  test(
    'a tie is won by the line it names',
    () => {
      fc.assert(
        fc.property(policyPairs(everyDialect), (pair) => {
          const matcher = file(pair);
          const { ties } = ruleTies(matcher);
          for (const { winner, witness } of ties) expect(matcher.evaluate(witness).line).toBe(winner);
        }),
        options,
      );
    },
    limit,
  );
});
