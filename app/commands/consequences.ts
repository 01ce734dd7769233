import type { DialectId, Matcher } from '../../engine/index.ts';
import { compile, differences, findCrawler } from '../../engine/index.ts';
import { shortNameOf } from '../wording/dialectNames.ts';

/** The readings that changes are looked at in: what counts today, and what may be read otherwise. */
const readings: readonly DialectId[] = ['google', 'rfc9309', 'bing', 'yandex', 'baidu', 'res1996', 'res1994'];

/** A name that no file has: it stands for every crawler that nothing names. */
const unnamed = 'a-crawler-that-nothing-names';

/** So many examples are enough. */
const mostSentences = 8;

/** Steps of the search for each pair: what a person waits for without noticing. */
const maxStates = 20_000;

function namesIn(robots: readonly string[]): readonly string[] {
  const names = robots.flatMap((text) =>
    compile(text).file.groups.flatMap(({ agents }) =>
      agents.filter(({ star }) => !star).map(({ name }) => name),
    ),
  );
  return [...new Set([...names.filter((name) => name !== ''), unnamed])].slice(0, 40);
}

interface Consequence {
  readonly sentence: string;
  readonly readers: string[];
}

/** What becomes of URLs from one file to another, by example, a sentence each: '/john.html becomes allowed for GPTBot'. */
export function consequences(before: string, after: string): readonly string[] {
  const found = new Map<string, Consequence>();
  for (const dialect of readings) {
    const [a, b] = [compile(before, dialect), compile(after, dialect)];
    for (const name of namesIn([before, after])) {
      const whom =
        name === unnamed ? 'every crawler that no group names' : (findCrawler(name)?.token ?? name);
      for (const sentence of sentencesOf(a.forAgent(name), b.forAgent(name), whom)) {
        const known = found.get(sentence) ?? { sentence, readers: [] };
        known.readers.push(shortNameOf(dialect));
        found.set(sentence, known);
      }
    }
  }
  const all = [...found.values()].map(({ sentence, readers }) => `${sentence} (${readers.join(', ')}).`);
  const rest = all.length - mostSentences;
  return rest <= 0
    ? all
    : [...all.slice(0, mostSentences), `And ${rest.toLocaleString('en')} similar changes.`];
}

function sentencesOf(a: Matcher, b: Matcher, whom: string): readonly string[] {
  return differences(a, b, { limit: 3, maxStates }).kinds.map(
    ({ witness, change }) =>
      `${witness} becomes ${change === 'newly-blocked' ? 'disallowed' : 'allowed'} for ${whom}`,
  );
}
