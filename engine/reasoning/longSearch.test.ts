import { describe, expect, test } from 'vitest';
import { crawlers } from '../crawlers/crawlers.ts';
import { dialects } from '../dialects/index.ts';
import { toOctetString } from '../octets/octet.ts';
import { hasCorpus, readCorpus } from '../testing/corpus.ts';
import type { FilePair } from '../testing/filePairs.ts';
import { editedPair, generatedPair, valueOfLine } from '../testing/filePairs.ts';
import type { Asked } from '../testing/policyPairs.ts';
import type { TrialOutcome } from '../testing/proofTrials.ts';
import { matcherOf, tryConsequences, tryDifference, tryEquivalence } from '../testing/proofTrials.ts';
import type { Random } from '../testing/random.ts';
import { createRandom } from '../testing/random.ts';

/** A long search goes on for so many minutes; without it a few pairs of each kind are tried. */
const minutes = Number(process.env['REASONING_MINUTES'] ?? 0);
const firstSeed = Number(process.env['REASONING_SEED'] ?? 8);
const [fewest, urlsEach] = minutes > 0 ? [0, 3_000] : [150, 400];

if (!hasCorpus)
  process.emitWarning(
    'The corpus of real files (../shared/corpus) is not there: only generated pairs are tried.',
  );

const files = hasCorpus
  ? [...readCorpus().values()]
      .filter(({ length }) => length > 20)
      .map((octets) => toOctetString(octets, { from: 0, to: octets.length }))
  : [];
const values = [
  ...files.flatMap((file) => file.split('\n').flatMap((line) => valueOfLine(line) ?? [])),
  ...['/', '/a', '/a/', '/a/b', '/a*b', '/*.php', '/*?', '/shop/*/cart$', '/%7Euser', '/b.html'],
];
const smallFiles = files.filter(({ length }) => length < 8_000);

interface Trial extends FilePair {
  readonly a: Asked;
  readonly b: Asked;
  readonly agent: string;
}

function askedBy(random: Random): Asked {
  const crawler = random.chance(0.25) ? random.anyOf(crawlers) : undefined;
  return crawler === undefined
    ? { dialect: random.anyOf(dialects)?.id ?? 'google' }
    : { crawler: crawler.token };
}

function drawTrial(random: Random, isReal: boolean): Trial {
  const file = random.anyOf(random.chance(0.9) ? smallFiles : files);
  const pair = isReal && file !== undefined ? editedPair(file, random) : generatedPair(values, random);
  const named = [...pair.before.matchAll(/^user-agent:[ \t]*([\w-]+)/gim)].map(([, name]) => name ?? '');
  const agent = random.chance(0.5) ? 'bot' : (random.anyOf(named) ?? 'Googlebot');
  const a = askedBy(random);
  return { ...pair, a, b: random.chance(0.2) ? askedBy(random) : a, agent };
}

function attempt({ before, after, a, b, agent }: Trial, random: Random): TrialOutcome {
  const kind = random.below(10);
  if (kind === 0 && before.length < 8_000) return tryConsequences(before, a, agent, urlsEach, random);
  if (kind === 1 && before.length < 8_000) return tryEquivalence({ before, after }, urlsEach / 4, random);
  return tryDifference(matcherOf(before, a, agent), matcherOf(after, b, agent), urlsEach, random);
}

describe('what is proven of a pair of files stands up to URLs made of their rules', () => {
  test(
    minutes > 0 ? `for ${minutes} minutes` : `in ${fewest} pairs`,
    () => {
      const faults: string[] = [];
      const answers = new Map<string, number>();
      const until = Date.now() + minutes * 60_000;
      let [pairs, urls, told] = [0, 0, Date.now()];
      for (let seed = firstSeed * 1_000_000; pairs < fewest || Date.now() < until; seed += 1) {
        const random = createRandom(seed);
        const trial = drawTrial(random, random.chance(0.5));
        const outcome = attempt(trial, random);
        pairs += 1;
        urls += outcome.urls;
        answers.set(outcome.answer, (answers.get(outcome.answer) ?? 0) + 1);
        if (outcome.fault !== null) faults.push(JSON.stringify({ seed, fault: outcome.fault, ...trial }));
        if (minutes > 0 && (Date.now() - told > 60_000 || outcome.fault !== null)) {
          told = Date.now();
          const soFar = { pairs, urls, seed, ...Object.fromEntries(answers) };
          process.stdout.write(`${new Date().toISOString()} ${JSON.stringify(soFar)} ${faults.at(-1) ?? ''}
`);
        }
        if (faults.length === 5) break;
      }
      expect(faults).toEqual([]);
      expect(answers.get('equal') ?? 0).toBeGreaterThan(10);
      expect(answers.get('differs') ?? 0).toBeGreaterThan(10);
    },
    (minutes + 30) * 60_000,
  );
});
