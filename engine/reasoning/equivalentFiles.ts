import { crawlers } from '../crawlers/crawlers.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { DialectId } from '../dialects/dialectId.ts';
import { dialects } from '../dialects/index.ts';
import { createCrawlerLayer, fileLimitOf } from '../evaluate/crawlerLayer.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import { toOctetString } from '../octets/octet.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import type { FileReading } from '../policy/policy.ts';
import { policyForSelection, readFile } from '../policy/policy.ts';
import type { GroupSelection } from '../policy/selectGroups.ts';
import { selectGroups } from '../policy/selectGroups.ts';
import type { Source } from '../source.ts';
import { toSource } from '../source.ts';
import type { Witness } from './differenceSearch.ts';
import { differenceSteps } from './differenceSearch.ts';
import { createMatcherPair } from './matcherPair.ts';
import { samePolicy } from './samePolicy.ts';
import type { Search, SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';
import { unnamedAgent } from './unnamedAgent.ts';

/** Who a question about two files was asked for. */
export interface Asker {
  /** A product token; that of unnamedAgent for a crawler which nothing names. */
  readonly agent: string;
  readonly dialect: DialectId;
  /** Whether the habits of the catalogue's crawler count: its fallbacks, its size limit … */
  readonly layer: 'dialect' | 'crawler';
}

/** Whether two files say the same to everybody. */
export type Equivalence =
  /** `compared` is how many pairs of policies are different in their words and the same for every URL. */
  | { readonly kind: 'equal'; readonly compared: number }
  | ({ readonly kind: 'differs'; readonly asker: Asker } & Witness)
  | { readonly kind: 'undecided'; readonly states: number };

const tokens = crawlers.map(({ token }) => token);

function namesIn({ groups }: FileReading): readonly string[] {
  const names = new Set(groups.flatMap(({ agents }) => agents.map(({ name }) => name)));
  return [...names].map((name) => decodeUtf8(Uint8Array.from(name, (unit) => unit.charCodeAt(0))).text);
}

/** Two matchers to compare, and for whom. */
interface Comparison {
  readonly asker: Asker;
  readonly a: Matcher;
  readonly b: Matcher;
}

/** By group: its rules as written, so that equal groups are known without reading their rules. */
function rulesWritten({ groups, source }: FileReading): readonly string[] {
  return groups.map(({ rules, extended }) => {
    const written = rules.map(({ kind, value }) => kind + toOctetString(source.octets, value));
    return [String(extended), ...written].join('\n');
  });
}

/** A file in one dialect, asked for the groups that bind a name. */
interface Selector {
  readonly file: FileReading;
  readonly select: (agent: string) => GroupSelection;
  /** Equal for selections that say the same in the same words. */
  readonly wordsOf: (selection: GroupSelection) => string;
}

function selectorOf(source: Source, dialect: Dialect): Selector {
  const file = readFile(source, dialect);
  const written = rulesWritten(file);
  return {
    file,
    select: (agent) => selectGroups(file.groups, [agent], dialect),
    wordsOf: ({ groups }) => groups.map(({ group }) => written[group.index]).join('\n\n'),
  };
}

const groupsOf = ({ groups }: GroupSelection): string => groups.map(({ group }) => group.index).join();

/** Every pair of selections of a dialect that some name makes and that differ in their words, for the first such name. */
function* byDialect(dialect: Dialect, before: Source, after: Source): Generator<Comparison> {
  const [a, b] = [selectorOf(before, dialect), selectorOf(after, dialect)];
  const seen = new Set<string>();
  for (const agent of new Set([unnamedAgent, ...namesIn(a.file), ...namesIn(b.file), ...tokens])) {
    const [selectionA, selectionB] = [a.select(agent), b.select(agent)];
    const key = `${groupsOf(selectionA)} ${groupsOf(selectionB)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (a.wordsOf(selectionA) === b.wordsOf(selectionB)) continue;
    yield {
      asker: { agent, dialect: dialect.id, layer: 'dialect' },
      a: createMatcher(a.file, policyForSelection(a.file, selectionA)),
      b: createMatcher(b.file, policyForSelection(b.file, selectionB)),
    };
  }
}

/**
 * The crawlers of the catalogue whose habits may make a difference: those with names to fall back to, those whom the
 * default group does not bind, and those who do not read the whole of one of the files.
 */
function* byHabit(a: Source, b: Source): Generator<Comparison> {
  const [layerA, layerB] = [createCrawlerLayer(a.octets), createCrawlerLayer(b.octets)];
  const longer = Math.max(a.octets.length, b.octets.length);
  for (const crawler of crawlers) {
    const limit = fileLimitOf(crawler).octets ?? longer;
    if (crawler.fallbacks.length === 0 && !crawler.ignoresStar && limit >= longer) continue;
    yield {
      asker: { agent: crawler.token, dialect: crawler.dialect, layer: 'crawler' },
      a: layerA.forCrawler(crawler),
      b: layerB.forCrawler(crawler),
    };
  }
}

function* comparisons(before: string | Uint8Array, after: string | Uint8Array): Generator<Comparison> {
  const [a, b] = [toSource(before), toSource(after)];
  for (const dialect of dialects) yield* byDialect(dialect, a, b);
  yield* byHabit(a, b);
}

type Decided = Exclude<Equivalence, { kind: 'undecided' }>;

function* equivalenceSteps(before: string | Uint8Array, after: string | Uint8Array): Steps<Decided | null> {
  let compared = 0;
  for (const { asker, a, b } of comparisons(before, after)) {
    if (samePolicy(a.policy, b.policy)) continue;
    compared += 1;
    const answer = yield* differenceSteps(createMatcherPair(a, b));
    if (answer === null) return null;
    if (answer.kind === 'differs') return { ...answer, asker };
    yield;
  }
  return { kind: 'equal', compared };
}

/** A search for somebody to whom two files say different things, done in portions. */
export interface EquivalenceSearch extends Pick<Search<Equivalence>, 'states'> {
  readonly run: (maxStates: number) => Equivalence;
}

/** Starts to compare two files for everybody. */
export function createEquivalenceSearch(
  before: string | Uint8Array,
  after: string | Uint8Array,
): EquivalenceSearch {
  const search = createSearch(equivalenceSteps(before, after));
  return {
    states: search.states,
    run: (maxStates) => {
      const progress = search.run(maxStates);
      const answer = progress.kind === 'answered' ? progress.answer : null;
      return answer ?? { kind: 'undecided', states: search.states() };
    },
  };
}

/**
 * Whether two files give the same verdict for every URL: in each dialect, for every crawler that either names, one that
 * nothing names and all of the catalogue, these with and without their habits.
 */
export function equivalentFiles(
  before: string | Uint8Array,
  after: string | Uint8Array,
  options: SearchOptions = {},
): Equivalence {
  return createEquivalenceSearch(before, after).run(options.maxStates ?? defaultMaxStates);
}

/** True where it is proven that a change of a file changes no verdict for anybody. */
export function provesSame(
  before: string | Uint8Array,
  after: string | Uint8Array,
  options: SearchOptions = {},
): boolean {
  return equivalentFiles(before, after, options).kind === 'equal';
}
