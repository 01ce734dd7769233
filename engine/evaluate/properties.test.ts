import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compile,
  crawlerFor,
  crawlers,
  createComparison,
  type DialectId,
  dialects,
  forCrawler,
  paceFor,
  reportLines,
  traceVerdict,
} from '../index.ts';
import { robotsOctets, robotsText } from '../testing/generators.ts';

const everyDialect: readonly DialectId[] = dialects.map(({ id }) => id);

/** The same inputs on every run: a failure is one of the code, not of luck. */
const fixed = { seed: 9309, numRuns: 150 };

const agents = fc.constantFrom('FooBot', 'foo', 'Googlebot', 'a', '*', '', 'Slurp/3.0', 'MJ12bot');
const urls = fc.oneof(
  fc
    .array(fc.constantFrom('/', 'a', 'b', '.html', '%61', '%2f', '*', '$', '?', '#', 'é', '💥', ';', '%'), {
      maxLength: 8,
    })
    .map((parts) => `https://example.com${parts.join('')}`),
  fc.constantFrom(
    '',
    '/',
    '/robots.txt',
    '//',
    '?',
    '#',
    'example.com',
    '\ud800',
    'http://',
    '://',
    '/a/index.html',
  ),
  fc.string({ maxLength: 20 }),
);

describe.each(everyDialect)('%s', (dialect) => {
  test('octets are read as the text they encode', () => {
    fc.assert(
      fc.property(robotsText, agents, urls, (text, agent, url) => {
        const octets = new Uint8Array(Buffer.from(text));
        expect(compile(octets, dialect).forAgent(agent).evaluate(url)).toEqual(
          compile(text, dialect).forAgent(agent).evaluate(url),
        );
      }),
      fixed,
    );
  });

  test('a trace tells the verdict: its winner decides, and it alone', () => {
    fc.assert(
      fc.property(robotsOctets, agents, urls, (robots, agent, url) => {
        const matcher = compile(robots, dialect).forAgent(agent);
        const { verdict, rules, target } = traceVerdict(matcher, url);
        expect(verdict).toEqual(matcher.evaluate(url));
        const won = rules.matching.filter(({ outcome }) => outcome.kind === 'won');
        expect(won.map(({ line }) => line)).toEqual(verdict.line === 0 ? [] : [verdict.line]);
        for (const rule of rules.matching) {
          const end = rule.pieces[rule.pieces.length - 1]?.to ?? 0;
          expect(end).toBeLessThanOrEqual(target.octets.length);
        }
      }),
      fixed,
    );
  });

  test('what a URL became is told change by change', () => {
    fc.assert(
      fc.property(urls, (url) => {
        const { target } = traceVerdict(compile('', dialect).forAgent('x'), url);
        const { changes, octets } = target;
        // Changes stand in order; where none is told, a unit of ASCII is its own octet.
        let before = { url: 0, target: 0 };
        for (const change of [...changes, { url: { from: url.length }, target: { from: octets.length } }]) {
          expect(change.url.from).toBeGreaterThanOrEqual(before.url);
          const kept = [...Buffer.from(url.slice(before.url, change.url.from))];
          expect(octets.slice(before.target, change.target.from)).toEqual(kept);
          before =
            'kind' in change ? { url: change.url.to, target: change.target.to } : { url: 0, target: 0 };
        }
      }),
      fixed,
    );
  });

  test('no octets, agent or URL make it throw', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.string(),
        fc.string({ unit: 'binary' }),
        (robots, agent, url) => {
          const matcher = compile(robots, dialect).forAgent(agent);
          const verdict = matcher.evaluate(url);
          expect(matcher.allows(url)).toBe(verdict.allowed);
          const crawler = crawlerFor(agent, dialect);
          expect(paceFor(forCrawler(robots, crawler), crawler, 0)).toBeDefined();
        },
      ),
      fixed,
    );
  });
});

test('every crawler of the catalogue reads any octets', () => {
  fc.assert(
    fc.property(robotsOctets, urls, fc.constantFrom(...crawlers), (robots, url, crawler) => {
      const matcher = forCrawler(robots, crawler);
      const { verdict } = traceVerdict(matcher, url);
      expect(verdict).toEqual(matcher.evaluate(url));
    }),
    { ...fixed, numRuns: 500 },
  );
});

test('any octets have a line report, one entry a line', () => {
  fc.assert(
    fc.property(robotsOctets, (robots) => {
      const lines = Buffer.from(robots)
        .toString('latin1')
        .split(/\r\n|\r|\n/).length;
      expect(reportLines(robots).length).toBe(lines);
    }),
    fixed,
  );
});

const someDialect = fc.constantFrom(...everyDialect);

test('two dialects part exactly where verdict or line differ, and for causes that name choices', () => {
  fc.assert(
    fc.property(robotsOctets, agents, urls, someDialect, someDialect, (robots, agent, url, a, b) => {
      const comparison = createComparison(robots, agent);
      const [one, other] = [comparison.matcher(a).evaluate(url), comparison.matcher(b).evaluate(url)];
      const isSame = one.allowed === other.allowed && one.line === other.line;
      const difference = comparison.compare(url, a, b);
      expect(difference.kind).toBe(isSame ? 'same' : 'differs');
      if (difference.kind === 'same') return;
      expect(difference.differs).toBe(one.allowed === other.allowed ? 'line' : 'verdict');
      const causes = [difference.cause, ...difference.further];
      expect(new Set(causes.map(({ kind }) => kind)).size).toBe(causes.length);
      for (const { choices } of causes) expect(choices.length).toBeGreaterThan(0);
    }),
    { ...fixed, numRuns: 600 },
  );
});

/** A group: whom it names and its rules. */
const group = fc.tuple(
  fc.constantFrom('FooBot', 'a', '*'),
  fc.array(
    fc.tuple(fc.constantFrom('Allow', 'Disallow'), fc.constantFrom('/', '/a', '/a*', '/a$', '/b', '')),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
);

function written(groups: readonly (readonly [string, readonly (readonly [string, string])[]])[]): string {
  return groups
    .map(([name, rules]) =>
      [`User-agent: ${name}`, ...rules.map(([field, value]) => `${field}: ${value}`)].join('\n'),
    )
    .join('\n\n');
}

const shuffled = fc
  .array(group, { maxLength: 5 })
  .chain((groups) =>
    fc.tuple(fc.constant(groups), fc.shuffledSubarray(groups, { minLength: groups.length })),
  );

test.each(dialects.filter(({ choices }) => choices.sameAgent === 'united').map(({ id }) => id))(
  'the order of groups does not matter to %s, which unites them',
  (dialect) => {
    fc.assert(
      fc.property(shuffled, fc.constantFrom('/', '/a', '/ab', '/b', '/c'), ([groups, others], url) => {
        const [one, other] = [groups, others].map((some) =>
          compile(written(some), dialect).forAgent('FooBot').evaluate(url),
        );
        expect(other?.allowed).toBe(one?.allowed);
        expect(other?.selection).toBe(one?.selection);
      }),
      fixed,
    );
  },
);

test.each(everyDialect)('%s: a group for others changes nothing', (dialect) => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 4 }), urls, (groups, url) => {
      const alone = written(groups);
      const more = `${alone}\n\nUser-agent: zzz\nDisallow: /\n`;
      const answer = (robots: string) => compile(robots, dialect).forAgent('FooBot').evaluate(url);
      expect(answer(more)).toEqual(answer(alone));
    }),
    fixed,
  );
});
