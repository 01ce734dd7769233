import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialects } from '../dialects/index.ts';
import { compile } from '../evaluate/compile.ts';
import { toSource } from '../source.ts';
import { robotsText } from '../testing/generators.ts';
import { applyEdits, applyEditsToOctets } from './edits.ts';
import { fixAllSafe } from './fixAllSafe.ts';
import { lint } from './lint.ts';
import { lintRules } from './registry.ts';

/** Fixed, so that a run can be repeated; fast-check prints the counterexample. */
const seed = 9309;

/** Many files are read in ten dialects: slow on a busy machine, but no test of speed. */
const timeout = 60_000;

const agents = ['Googlebot', 'Bingbot', 'FooBot', 'Googlebot-Image', 'Slurp', 'Yandex', 'a'];

const targets = [
  '/',
  '/a',
  '/a/',
  '/a/b.html',
  '/axb',
  '/a%20/b',
  '/%C3%A9',
  '/é',
  '/a#b',
  '/%61',
  '/x?y=z',
  '/robots.txt',
];

/** Every verdict of a file that is asked for here, as one string. */
function verdictsOf(robots: string | Uint8Array): string {
  return dialects
    .flatMap(({ id }) => {
      const policy = compile(robots, id);
      return agents.map((agent) => {
        const matcher = policy.forAgent(agent);
        const answers = targets.map((target) => (matcher.evaluate(target).allowed ? 'a' : 'd'));
        return `${id} ${agent} ${answers.join('')}`;
      });
    })
    .join('\n');
}

describe('safe fixes', () => {
  test('change no verdict, one by one', { timeout }, () => {
    let fixes = 0;
    fc.assert(
      fc.property(robotsText, (text) => {
        const before = verdictsOf(text);
        for (const { fix } of lint(text)) {
          if (!fix?.safe) continue;
          fixes += 1;
          expect(verdictsOf(applyEdits(text, fix.edits))).toBe(before);
        }
      }),
      { seed, numRuns: 40 },
    );
    expect(fixes).toBeGreaterThan(30);
  });

  test('change no verdict together, and leave none of themselves', { timeout }, () => {
    let changed = 0;
    fc.assert(
      fc.property(robotsText, (text) => {
        const { robots } = fixAllSafe(text);
        if (robots !== text) changed += 1;
        expect(verdictsOf(robots)).toBe(verdictsOf(text));
        expect(lint(robots).filter(({ fix }) => fix?.safe)).toEqual([]);
      }),
      { seed, numRuns: 40 },
    );
    expect(changed).toBeGreaterThan(12);
  });

  test('that are harmless by their nature converge in two rounds', { timeout }, () => {
    const harmless = lintRules.filter(({ fix }) => fix === 'safe');
    fc.assert(
      fc.property(robotsText, (text) => {
        expect(fixAllSafe(text, {}, harmless).rounds).toBeLessThanOrEqual(2);
      }),
      { seed, numRuns: 100 },
    );
  });
});

describe('fixing everything safe', () => {
  test('keeps line ends and comments', () => {
    const { robots, applied } = fixAllSafe('USER-AGENT: * # all\n  Disallow: /a\n');
    expect(robots).toBe('# all\nUser-agent: *\nDisallow: /a\n');
    expect(applied.map(({ id }) => id).toSorted()).toEqual([
      'directive-case',
      'indented-line',
      'trailing-comment',
    ]);
  });

  test('keeps octets that are not UTF-8', () => {
    const octets = Uint8Array.from([...new TextEncoder().encode(' Disallow: /'), 0xe9, 0x0a]);
    const { robots } = fixAllSafe(octets);
    expect(robots).toEqual(octets.slice(1));
  });

  test('leaves a file without findings as it is', () => {
    expect(fixAllSafe('User-agent: *\nDisallow:\n')).toEqual({
      robots: 'User-agent: *\nDisallow:\n',
      applied: [],
      rounds: 0,
    });
  });
});

test('edits on octets and on text give the same file', () => {
  fc.assert(
    fc.property(robotsText, (text) => {
      for (const { fix } of lint(text, { exact: false })) {
        if (fix === undefined) continue;
        const octets = applyEditsToOctets(toSource(text), fix.edits);
        expect(octets).toEqual(toSource(applyEdits(text, fix.edits)).octets);
      }
    }),
    { seed, numRuns: 60 },
  );
});
