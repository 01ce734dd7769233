import { crawlers, findCrawler } from '../crawlers/crawlers.ts';
import { dialects } from '../dialects/index.ts';
import { compile } from '../evaluate/compile.ts';
import { forCrawler } from '../evaluate/crawlerLayer.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import { toOctetString } from '../octets/octet.ts';
import {
  deadRules,
  difference,
  differences,
  equivalentFiles,
  inheritanceGap,
  ruleTies,
  simplify,
} from '../reasoning/index.ts';
import type { FilePair } from './filePairs.ts';
import type { Asked } from './policyPairs.ts';
import { probePaths } from './probePaths.ts';
import type { Random } from './random.ts';

/** What a trial has seen: how many URLs were asked for, and what is wrong with an answer. */
export interface TrialOutcome {
  readonly urls: number;
  readonly answer: string;
  /** Null where nothing is. */
  readonly fault: string | null;
}

const bytesOf = (octets: string): Uint8Array => Uint8Array.from(octets, (unit) => unit.charCodeAt(0));

/** The matcher of somebody who asks, for a file as an octet string. */
export function matcherOf(file: string, asked: Asked, agent: string): Matcher {
  const octets = bytesOf(file);
  if ('dialect' in asked) return compile(octets, asked.dialect).forAgent(agent);
  const crawler = findCrawler(asked.crawler);
  if (crawler === undefined) throw new Error(`No crawler ${asked.crawler}`);
  return forCrawler(octets, crawler);
}

const home = 'https://example.com';

const originsOf = (...matchers: readonly Matcher[]): readonly string[] => [
  home,
  ...new Set(matchers.flatMap(({ policy }) => policy.rules.flatMap(({ origin }) => origin ?? []))),
];

/** The values of the rules that bind, as octet strings. */
const valuesOf = ({ file, policy }: Matcher): readonly string[] =>
  policy.selection.groups.flatMap(({ group }) =>
    group.rules.map(({ value }) => toOctetString(file.source.octets, value)),
  );

/** At most `most` values to try: those of one file alone first, then those that begin like them, then any. */
function focus(a: readonly string[], b: readonly string[], most: number, random: Random): readonly string[] {
  const [ofA, ofB] = [new Set(a), new Set(b)];
  const changed = [...a.filter((value) => !ofB.has(value)), ...b.filter((value) => !ofA.has(value))];
  const all = [...new Set([...a, ...b])];
  const starts = changed.map((value) => value.slice(0, 4));
  const near = all.filter((value) =>
    starts.some((start) => value.startsWith(start) || start.startsWith(value)),
  );
  const others = Array.from({ length: Math.min(20, all.length) }, () => random.anyOf(all) ?? '/');
  const short = all.toSorted((one, other) => one.length - other.length).slice(0, 10);
  return [...new Set([...changed, ...near.slice(0, most >> 1), ...short, ...others])].slice(0, most);
}

const needless = /%(?:2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)|%..?/g;
const upper = /^%[0-9A-F]{2}$/;

/** True for a path that proofs prefer to any other: no needless escape, nothing that RFC 3986 does not have. */
function isNatural(path: string): boolean {
  if (path.startsWith('//') || /["<>[\\\]^`{|}]/.test(path) || /%(?![0-9A-F]{2})/.test(path)) return false;
  return (path.match(needless) ?? []).every((text) => {
    const octet = Number.parseInt(text.slice(1), 16);
    return upper.test(text) && !/[\w.~-]/.test(String.fromCharCode(octet));
  });
}

/** All natural paths shorter than `length` over a few letters, as far as there are not too many. */
function shortPaths(values: readonly string[], length: number, random: Random): readonly string[] {
  const letters = new Set(['x', '/', '?']);
  for (const value of values)
    for (const unit of value.slice(0, length)) if (/[\w.~/?=&;$*-]/.test(unit)) letters.add(unit);
  let few = [...letters];
  while (few.length > 8) few = few.toSpliced(random.below(few.length), 1);
  const all = ['/'];
  for (let last: readonly string[] = all; (last[0] ?? '').length + 1 < length && last.length < 5_000; ) {
    last = last.flatMap((path) => few.map((letter) => path + letter));
    all.push(...last);
  }
  return all;
}

const pathOf = (url: string): string => url.replace(/^[a-z]+:\/\/[^/]*/i, '');

/** What is wrong with the answer of `difference` and `differences` for two matchers. */
export function tryDifference(a: Matcher, b: Matcher, count: number, random: Random): TrialOutcome {
  const answer = difference(a, b, { maxStates: 20_000 });
  if (answer.kind === 'undecided') return { urls: 0, answer: answer.kind, fault: null };
  const values = focus(valuesOf(a), valuesOf(b), 60, random);
  const origins = originsOf(a, b);
  const readAlike = a.policy.escapes === b.policy.escapes;
  const { extent, kinds } =
    answer.kind === 'differs' ? differences(a, b, { maxStates: 20_000 }) : { extent: 'all', kinds: [] };
  const known = new Set(kinds.map((kind) => `${kind.a.line} ${kind.b.line} ${kind.a.allowed}`));
  for (const { witness, a: verdict } of kinds)
    if (a.allows(witness) === b.allows(witness) || a.allows(witness) !== verdict.allowed)
      return { urls: 0, answer: answer.kind, fault: `kind ${witness} is no witness` };
  const checksKinds = extent === 'all' && (readAlike || answer.kind === 'equal');
  let paths = probePaths(values, random, count);
  let limit = Number.POSITIVE_INFINITY;
  if (answer.kind === 'differs') {
    const { witness } = answer;
    if (
      !(
        witness.startsWith('/') ||
        origins.some((origin) => witness.startsWith(`${origin}/`)) ||
        /^https:\/\/example\d*\.com\/\//.test(witness)
      )
    )
      return { urls: 0, answer: answer.kind, fault: `${witness} has a strange beginning` };
    if (/[^!-~]|#/.test(witness)) return { urls: 0, answer: answer.kind, fault: `${witness} is no URL` };
    if (a.allows(witness) === b.allows(witness))
      return { urls: 0, answer: answer.kind, fault: `${witness} is no witness` };
    limit = pathOf(witness).length;
    paths = [...shortPaths(values, Math.min(limit, 6), random), ...paths];
  }
  let urls = 0;
  const isAtHome =
    answer.kind === 'differs' && (answer.witness.startsWith('/') || pathOf(answer.witness).startsWith('//'));
  const witnessIsNatural = answer.kind === 'differs' && isNatural(pathOf(answer.witness));
  for (const origin of origins)
    for (const path of paths) {
      urls += 1;
      const url = origin + path;
      if (a.allows(url) === b.allows(url)) continue;
      if (answer.kind === 'equal') return { urls, answer: answer.kind, fault: `not equal: ${url}` };
      if (origin === home && isNatural(path)) {
        if (!isAtHome)
          return { urls, answer: answer.kind, fault: `${path} needs no origin as ${answer.witness} does` };
        if (!witnessIsNatural)
          return { urls, answer: answer.kind, fault: `${path} is more natural than ${answer.witness}` };
        if (path.length < limit)
          return { urls, answer: answer.kind, fault: `${path} is shorter than ${answer.witness}` };
      }
      if (checksKinds) {
        const [one, other] = [a.evaluate(url), b.evaluate(url)];
        if (!known.has(`${one.line} ${other.line} ${one.allowed}`))
          return {
            urls,
            answer: answer.kind,
            fault: `no kind of difference for lines ${one.line}, ${other.line}: ${url}`,
          };
      }
    }
  return { urls, answer: answer.kind, fault: null };
}

/** What is wrong with what is said of one file for somebody: which rules never decide, which tie, what is simpler. */
export function tryConsequences(
  file: string,
  asked: Asked,
  agent: string,
  count: number,
  random: Random,
): TrialOutcome {
  const matcher = matcherOf(file, asked, agent);
  const dead = new Set(deadRules(matcher, { maxStates: 20_000 }).rules.map(({ line }) => line));
  const simpler = simplify(matcher, { maxStates: 20_000 });
  const answer = `${dead.size > 0 ? 'dead rules' : 'no dead rule'}, ${simpler.edits.length > 0 ? 'simpler' : 'as simple'}`;
  let urls = 0;
  const outcome = (fault: string | null): TrialOutcome => ({ urls, answer, fault });
  for (const { witness, winner } of ruleTies(matcher, { maxStates: 5_000 }).ties)
    if (matcher.evaluate(witness).line !== winner) return outcome(`tie ${witness}`);
  for (const { witness, a, b } of inheritanceGap(matcher, { maxStates: 5_000 }).gaps)
    if (a.allowed || !b.allowed || !matcher.allows(witness)) return outcome(`gap ${witness}`);
  const simplified = matcherOf(
    toOctetString(simpler.octets, { from: 0, to: simpler.octets.length }),
    asked,
    agent,
  );
  const values = focus(valuesOf(matcher), [], 60, random);
  for (const origin of originsOf(matcher))
    for (const path of probePaths(values, random, count)) {
      urls += 1;
      const url = origin + path;
      const { line, allowed } = matcher.evaluate(url);
      if (line !== 0 && dead.has(line)) return outcome(`line ${line} is not dead: ${url}`);
      if (simplified.allows(url) !== allowed) return outcome(`simplified ${simpler.octets.length}: ${url}`);
    }
  return outcome(null);
}

const catalogue: readonly Asked[] = crawlers.map(({ token }) => ({ crawler: token }));
const everyDialect: readonly Asked[] = dialects.map(({ id }) => ({ dialect: id }));

/** What is wrong with the answer whether two files say the same to everybody. */
export function tryEquivalence({ before, after }: FilePair, count: number, random: Random): TrialOutcome {
  const found = equivalentFiles(bytesOf(before), bytesOf(after), { maxStates: 20_000 });
  const answer = `for everybody: ${found.kind}`;
  if (found.kind === 'undecided') return { urls: 0, answer, fault: null };
  if (found.kind === 'differs') {
    const { agent, layer, dialect } = found.asker;
    const asked: Asked = layer === 'crawler' ? { crawler: agent } : { dialect };
    const [a, b] = [matcherOf(before, asked, agent), matcherOf(after, asked, agent)];
    const fault =
      a.allows(found.witness) === b.allows(found.witness) ? `${found.witness} is no witness` : null;
    return { urls: 1, answer, fault };
  }
  const named = [...before.matchAll(/^user-agent:[ \t]*([\w-]+)/gim)].map(([, name]) => name ?? '');
  const agents = ['bot', 'unheard-of', ...new Set(named)].slice(0, 12);
  let urls = 0;
  const every = [
    ...everyDialect.flatMap((asked) => agents.map((agent) => ({ asked, agent }))),
    ...Array.from({ length: 20 }, () => ({ asked: random.anyOf(catalogue), agent: 'bot' })),
  ];
  for (const { asked, agent } of every) {
    if (asked === undefined) continue;
    const [a, b] = [matcherOf(before, asked, agent), matcherOf(after, asked, agent)];
    const values = focus(valuesOf(a), valuesOf(b), 40, random);
    for (const origin of originsOf(a, b))
      for (const path of probePaths(values, random, count)) {
        urls += 1;
        if (a.allows(origin + path) !== b.allows(origin + path))
          return {
            urls,
            answer,
            fault: `not the same for ${JSON.stringify(asked)} ${agent}: ${origin}${path}`,
          };
      }
  }
  return { urls, answer, fault: null };
}
