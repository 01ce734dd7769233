import { crawlers } from '../crawlers/crawlers.ts';
import type { DialectId } from '../dialects/dialectId.ts';
import { dialects } from '../dialects/index.ts';
import type { Policy } from '../evaluate/compile.ts';
import { compile } from '../evaluate/compile.ts';
import { createCrawlerLayer } from '../evaluate/crawlerLayer.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import type { Witness } from './differenceSearch.ts';
import { differenceSteps } from './differenceSearch.ts';
import { samePolicy } from './samePolicy.ts';
import type { Search, SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';

/** Who a question about two files was asked for. */
export interface Asker {
  /** A product token; that of nobody for a crawler which nothing names. */
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

/** A name that no file has: it stands for every crawler that nothing names. */
export const nobody = 'nobody-names-this-crawler';

const tokens = crawlers.map(({ token }) => token);

function namesIn({ file }: Policy): readonly string[] {
  return file.groups.flatMap(({ agents }) =>
    agents.map(({ name }) => decodeUtf8(Uint8Array.from(name, (unit) => unit.charCodeAt(0))).text),
  );
}

/** Two matchers to compare, and for whom. */
interface Comparison {
  readonly asker: Asker;
  readonly a: Matcher;
  readonly b: Matcher;
}

/** Equal for matchers of one file and dialect that are bound by the same groups. */
function bindingKey({ file, policy }: Matcher): string {
  const groups = policy.selection.groups.map(({ group }) => group.index).join();
  return `${file.source.octets.length} ${policy.unbound ?? ''} ${groups}`;
}

/** Every comparison that may have an answer of its own: those bound by groups that were compared before are left out. */
function* comparisons(before: string | Uint8Array, after: string | Uint8Array): Generator<Comparison> {
  const seen = new Set<string>();
  const isNew = ({ asker, a, b }: Comparison): boolean => {
    const key = `${asker.dialect} ${bindingKey(a)} ${bindingKey(b)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  for (const { id } of dialects) {
    const [a, b] = [compile(before, id), compile(after, id)];
    for (const agent of new Set([nobody, ...namesIn(a), ...namesIn(b), ...tokens])) {
      const asker: Asker = { agent, dialect: id, layer: 'dialect' };
      const comparison = { asker, a: a.forAgent(agent), b: b.forAgent(agent) };
      if (isNew(comparison)) yield comparison;
    }
  }
  const [layerA, layerB] = [createCrawlerLayer(before), createCrawlerLayer(after)];
  for (const crawler of crawlers) {
    const asker: Asker = { agent: crawler.token, dialect: crawler.dialect, layer: 'crawler' };
    const comparison = { asker, a: layerA.forCrawler(crawler), b: layerB.forCrawler(crawler) };
    if (isNew(comparison)) yield comparison;
  }
}

type Decided = Exclude<Equivalence, { kind: 'undecided' }>;

function* equivalenceSteps(before: string | Uint8Array, after: string | Uint8Array): Steps<Decided | null> {
  let compared = 0;
  for (const { asker, a, b } of comparisons(before, after)) {
    if (samePolicy(a.policy, b.policy)) continue;
    compared += 1;
    const answer = yield* differenceSteps(a, b);
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
