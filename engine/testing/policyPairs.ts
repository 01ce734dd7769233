import fc from 'fast-check';
import { crawlers, findCrawler } from '../crawlers/crawlers.ts';
import type { DialectId } from '../dialects/dialectId.ts';
import { dialects } from '../dialects/index.ts';
import { compile } from '../evaluate/compile.ts';
import { forCrawler } from '../evaluate/crawlerLayer.ts';
import type { Matcher } from '../evaluate/matcher.ts';

/** What URLs are made of in one trial, and what the values of its rules are made of. */
export interface Alphabet {
  readonly url: readonly string[];
  readonly value: readonly string[];
}

/** Small alphabets, each for one way in which rules may be told apart. */
export const alphabets: readonly Alphabet[] = [
  { url: ['/', 'a', 'b'], value: ['/', 'a', 'b', '*', 'a*', '*b'] },
  { url: ['a', 'b', 'c'], value: ['a', 'b', 'c', '*', '*'] },
  { url: ['a', 'b'], value: ['a', 'b', 'ab', '*', '*a', 'a*b'] },
  { url: ['/', 'a', '?', ';'], value: ['/', 'a', '?', ';', '*'] },
  { url: ['a', '%61', '%2F', '/'], value: ['a', '%61', '%2f', '%2F', '/', '*'] },
  { url: ['*', '$', 'a', '%2A', '%24'], value: ['*', '$', 'a', '%2a', '%2A', '%24', '$a'] },
  { url: ['%', '2', 'F', '/'], value: ['%', '2', 'F', '/', '*', '%2F', '%25', '*2F'] },
  { url: ['%3F', '?', 'A', '%41'], value: ['%3F', '?', 'A', '%41', '*', 'F', '3'] },
  { url: ['%C3', '%A9', '%c3', 'A'], value: ['é', '%c3%a9', '%C3', '*', 'A', 'a'] },
  { url: ['|', 'a', '%7C', '%'], value: ['|', 'a', '%7c', '%', '*'] },
];

/** How a matcher is asked for: a dialect's own, or that of a crawler of the catalogue. */
export type Asked = { readonly dialect: DialectId } | { readonly crawler: string };

/** Two files and how each is read. */
export interface PolicyPair {
  readonly alphabet: Alphabet;
  readonly before: string;
  readonly after: string;
  readonly a: Asked;
  readonly b: Asked;
}

/** The matcher that `asked` means; 'bot' is the name asked about where there is no crawler. */
export function matcherFor(robots: string, asked: Asked): Matcher {
  if ('dialect' in asked) return compile(robots, asked.dialect).forAgent('bot');
  const crawler = findCrawler(asked.crawler);
  if (crawler === undefined) throw new Error(`No crawler ${asked.crawler}`);
  return forCrawler(robots, crawler);
}

const oddValues = [
  '',
  '/',
  '*',
  '/index.html',
  '/a/index.htm',
  '/robots.txt',
  '/robots.txt$',
  '/*.txt',
  'http://a.example/a',
];

function fileArbitrary(alphabet: Alphabet): fc.Arbitrary<readonly string[]> {
  const value = fc
    .tuple(
      fc.constantFrom('/', '/', '/', '/', '*', ''),
      fc.array(fc.constantFrom(...alphabet.value), { maxLength: 4 }),
      fc.constantFrom('', '', '$'),
    )
    .map((parts) => parts.flat().join(''));
  const rule = fc
    .tuple(
      fc.constantFrom('Disallow', 'Disallow', 'Allow'),
      fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.constantFrom(...oddValues) }),
    )
    .map(([name, path]) => `${name}: ${path}`);
  return fc.array(rule, { minLength: 1, maxLength: 7 });
}

/** The lines with one moved, removed, turned into its opposite, or repeated with a star; often that changes nothing. */
function edit(lines: readonly string[], kind: number, from: number, to: number): readonly string[] {
  const line = lines[from % Math.max(1, lines.length)];
  if (line === undefined) return lines;
  const rest = lines.toSpliced(from % lines.length, 1);
  const at = to % (rest.length + 1);
  switch (kind) {
    case 0:
      return rest.toSpliced(at, 0, line);
    case 1:
      return rest;
    case 2:
      return rest.toSpliced(
        at,
        0,
        line.startsWith('A') ? line.replace('Allow', 'Disallow') : line.replace('Disallow', 'Allow'),
      );
    case 3:
      return lines.toSpliced(at, 0, line.endsWith('$') ? line.slice(0, -1) : `${line}*`);
    case 4:
      return lines.toSpliced(at, 0, line.replace('*', '*a*'));
    default:
      return lines.toSpliced(at, 0, `${line}a`);
  }
}

const head = (lines: readonly string[], extended: boolean): string =>
  ['User-agent: *', ...(extended ? ['Robot-version: 2.0'] : []), ...lines].join('\n');

/** Pairs of files, one often an edit of the other, read as one of `asked` or as two. */
export function policyPairs(asked: readonly Asked[]): fc.Arbitrary<PolicyPair> {
  const small = fc.nat({ max: 6 });
  return fc.constantFrom(...alphabets).chain((alphabet) =>
    fc
      .record({
        lines: fileArbitrary(alphabet),
        others: fileArbitrary(alphabet),
        edits: fc.array(fc.tuple(small, small, small), { minLength: 1, maxLength: 3 }),
        fresh: fc.nat({ max: 5 }),
        extended: fc.boolean(),
        a: fc.constantFrom(...asked),
        b: fc.constantFrom(...asked),
        same: fc.nat({ max: 2 }),
      })
      .map(({ lines, others, edits, fresh, extended, a, b, same }) => ({
        alphabet,
        before: head(lines, extended),
        after: head(
          fresh === 0 ? others : edits.reduce((now, [kind, from, to]) => edit(now, kind, from, to), lines),
          extended,
        ),
        a,
        b: same === 0 ? b : a,
      })),
  );
}

/** Every way to ask: each dialect, and each crawler of the catalogue that reads in a way of its own. */
export const everyDialect: readonly Asked[] = dialects.map(({ id }) => ({ dialect: id }));
export const everyCrawler: readonly Asked[] = crawlers.map(({ token }) => ({ crawler: token }));

/** All paths of at most `symbols` symbols after the slash that begins them. */
export function pathsOf(alphabet: readonly string[], symbols: number): readonly string[] {
  let last: readonly string[] = ['/'];
  const all = [...last];
  for (let count = 0; count < symbols; count += 1) {
    last = last.flatMap((path) => alphabet.map((symbol) => path + symbol));
    all.push(...last);
  }
  return all;
}
