import { describe, expect, test } from 'vitest';
import type { DialectId } from '../dialects/dialectId.ts';
import { compile } from '../evaluate/compile.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import { deadRules } from './deadRules.ts';
import { differences } from './differences.ts';
import { equivalentFiles, provesSame } from './equivalentFiles.ts';
import { inheritanceGap } from './inheritanceGap.ts';
import { orderDependence } from './orderDependence.ts';
import { ruleConflicts, ruleTies } from './ruleTies.ts';
import { createSimplifySearch, simplify } from './simplify.ts';
import { unnamedAgent } from './unnamedAgent.ts';
import { whatElse } from './whatElse.ts';

const file = (...lines: readonly string[]): string => ['User-agent: *', ...lines].join('\n');

function matcher(dialect: DialectId, ...rules: readonly string[]): Matcher {
  return compile(file(...rules), dialect).forAgent('bot');
}

describe('deadRules', () => {
  const dead = (dialect: DialectId, ...rules: readonly string[]) =>
    deadRules(matcher(dialect, ...rules)).rules.map(({ line, why, by }) => `${line} ${why} ${by.join()}`);

  test('a longer pattern that matches the same covers a shorter one', () => {
    expect(dead('google', 'Disallow: /a', 'Disallow: /a*')).toEqual(['2 covered 3']);
  });

  test('a rule that ranks above and matches more covers one', () => {
    expect(dead('google', 'Disallow: /*a', 'Allow: /?*a', 'Disallow: /*a*?*', 'Disallow: /x$')).toEqual([]);
    expect(dead('res1996', 'Disallow: /*', 'Disallow: /', 'Allow: /a')).toEqual(['4 covered 3']);
    expect(dead('baidu', 'Disallow: /a/', 'Disallow: /a$', 'Disallow: /a*/', 'Allow: /a/b$')).toEqual([
      '5 covered 2',
    ]);
  });

  test('a rule that no URL matches is dead of itself', () => {
    expect(dead('google', 'Disallow: a', 'Disallow: /b c', 'Disallow: /d#e')).toEqual([
      '2 matches-nothing ',
      '3 matches-nothing ',
    ]);
  });

  test('the exemption of /robots.txt covers a rule for it', () => {
    expect(dead('rfc9309', 'Disallow: /robots.txt$', 'Disallow: /robots.txt')).toEqual(['2 covered 0']);
  });

  test('of one pattern said twice, the second never decides', () => {
    expect(dead('google', 'Disallow: /a', 'Disallow: /a', 'Allow: /b', 'Disallow: /b')).toEqual([
      '3 covered 2',
      '5 covered 4',
    ]);
  });

  test('an index page counts as its folder, too', () => {
    expect(dead('google', 'Allow: /a/index.html', 'Allow: /a/index.html*', 'Disallow: /')).toEqual([]);
  });
});

describe('ruleTies and ruleConflicts', () => {
  test('an Allow and a Disallow of one length that meet', () => {
    const { ties } = ruleTies(matcher('google', 'Disallow: /*b', 'Allow: /a*', 'Disallow: /x', 'Allow: /c'));
    expect(ties).toEqual([{ winner: 3, loser: 2, specificity: 3, witness: '/ab' }]);
  });

  test('no tie where a longer rule decides wherever they meet', () => {
    expect(ruleTies(matcher('google', 'Disallow: /*b', 'Allow: /a*', 'Disallow: /a*b')).ties).toEqual([]);
  });

  test('no tie where the first match decides', () => {
    expect(ruleTies(matcher('res1996', 'Disallow: /a', 'Allow: /a')).ties).toEqual([]);
  });

  test('one pattern allowed and disallowed, be it spelled in two ways', () => {
    expect(
      ruleConflicts(matcher('google', 'Disallow: /a', 'Allow: /a', 'Disallow: /b*', 'Allow: /b')),
    ).toEqual([
      { winner: 3, loser: 2 },
      { winner: 4, loser: 5 },
    ]);
  });
});

describe('orderDependence', () => {
  test('names the shortest URL, with the line of the longest and that of the first match', () => {
    const answer = orderDependence(matcher('google', 'Disallow: /a', 'Allow: /a/b'));
    expect(answer).toMatchObject({
      kind: 'differs',
      witness: '/a/b',
      a: { allowed: true, line: 3 },
      b: { allowed: false, line: 2 },
    });
  });

  test('no dependence where the exceptions come first', () => {
    expect(orderDependence(matcher('google', 'Allow: /a/b', 'Disallow: /a')).kind).toBe('equal');
  });
});

describe('inheritanceGap', () => {
  test('lists each default rule that a named group lacks', () => {
    const robots = file(
      'Disallow: /a',
      'Disallow: /b',
      '',
      'User-agent: bot',
      'Disallow: /b',
      'Disallow: /c',
    );
    const { extent, gaps } = inheritanceGap(compile(robots).forAgent('bot'));
    expect(extent).toBe('all');
    expect(gaps.map(({ witness, a, b }) => [witness, a.line, b.line])).toEqual([['/a', 2, 0]]);
  });

  test('what the own group allows or covers is no gap; what its rules cover in part is one', () => {
    const robots = file(
      'Disallow: /a',
      'Disallow: /b*c',
      'Disallow: /d/e',
      '',
      'User-agent: bot',
      'Allow: /a',
      'Allow: /bc',
      'Allow: /bxc',
      'Disallow: /d',
    );
    const { gaps } = inheritanceGap(compile(robots).forAgent('bot'));
    expect(gaps.map(({ witness, a }) => [witness, a.line])).toEqual([['/bac', 3]]);
    const asked = { lines: new Set([2]) };
    expect(inheritanceGap(compile(robots).forAgent('bot'), asked)).toEqual({ extent: 'all', gaps: [] });
  });

  test('a group that speaks of every URL lacks nothing', () => {
    const robots = file('Disallow: /a', '', 'User-agent: bot', 'Allow: /');
    expect(inheritanceGap(compile(robots).forAgent('bot')).gaps).toEqual([]);
  });

  test('no gap for a crawler that the default group binds', () => {
    expect(inheritanceGap(compile(file('Disallow: /a')).forAgent('bot')).gaps).toEqual([]);
  });
});

describe('differences', () => {
  test('one witness for each pair of deciding rules, newly blocked first', () => {
    const before = matcher('google', 'Disallow: /a', 'Disallow: /b', 'Allow: /c/d');
    const after = matcher('google', 'Disallow: /b', 'Disallow: /c', 'Disallow: /d');
    const { extent, kinds } = differences(before, after);
    expect(extent).toBe('all');
    expect(kinds.map(({ change, witness, a, b }) => `${change} ${witness} ${a.line} ${b.line}`)).toEqual([
      'newly-blocked /c 0 3',
      'newly-blocked /d 0 4',
      'newly-blocked /c/d 4 3',
      'newly-allowed /a 2 0',
    ]);
  });

  test('stops at the limit and says so', () => {
    const rules = Array.from({ length: 9 }, (_, at) => `Disallow: /${at}`);
    const { extent, kinds } = differences(matcher('google'), matcher('google', ...rules), { limit: 4 });
    expect(extent).toBe('limited');
    expect(kinds).toHaveLength(4);
  });
});

describe('equivalentFiles', () => {
  test('finds the one crawler for whom something changes', () => {
    const before = file('Disallow: /a', '', 'User-agent: GPTBot', 'Disallow: /');
    const after = file('Disallow: /a', '', 'User-agent: GPTBot', 'Disallow: /a');
    const answer = equivalentFiles(before, after);
    expect(answer).toMatchObject({
      kind: 'differs',
      asker: { agent: 'gptbot' },
      witness: '/',
      b: { allowed: true },
    });
  });

  test('finds the one dialect in which something changes', () => {
    const answer = equivalentFiles(file('Disallow: /a', 'Allow: /a/b'), file('Allow: /a/b', 'Disallow: /a'));
    expect(answer).toMatchObject({
      kind: 'differs',
      asker: { agent: unnamedAgent, dialect: 'res1996', layer: 'dialect' },
      witness: '/a/b',
    });
  });

  test('knows the habits of crawlers', () => {
    const before = file('Disallow: /a', '', 'User-agent: Googlebot', 'Disallow: /b');
    const after = `${before}\n\nUser-agent: Googlebot-News\nDisallow: /a`;
    expect(provesSame(before, after)).toBe(false);
    expect(provesSame(before, `${before}\n\nUser-agent: Googlebot\nDisallow: /b/c`)).toBe(true);
  });

  test('proves what the words alone do not show', () => {
    expect(
      equivalentFiles(file('Disallow: /a', 'Disallow: /b'), file('Disallow: /b', 'Disallow: /a')),
    ).toMatchObject({
      kind: 'equal',
    });
  });
});

describe('whatElse', () => {
  test('an example, and one that ends as the listed files do', () => {
    const answer = whatElse(['/d/a.html', '/d/b.html$'], '/d/');
    expect(answer).toEqual({ kind: 'also', witness: '/d/', alike: '/d/.html' });
  });

  test('nothing where the list is complete', () => {
    expect(whatElse(['/d/', '/e'], '/d/*.html')).toEqual({ kind: 'nothing' });
  });
});

describe('simplify', () => {
  const simplified = (dialect: DialectId, ...rules: readonly string[]): string =>
    new TextDecoder().decode(simplify(matcher(dialect, ...rules)).octets);

  test('removes what changes nothing', () => {
    expect(simplified('google', 'Disallow: /a', 'Allow: /b', 'Disallow: /a/c', 'Disallow: /d')).toBe(
      file('Disallow: /a', 'Disallow: /d'),
    );
  });

  test('respells needless stars', () => {
    expect(simplified('google', 'Disallow: /a/*', 'Disallow: /b**c*')).toBe(
      file('Disallow: /a/', 'Disallow: /b*c'),
    );
  });

  test('merges rules that are one together', () => {
    expect(simplified('baidu', 'Allow: /ab*c', 'Disallow: /ab$', 'Disallow: /ab')).toBe(
      file('Allow: /ab*c', 'Disallow: /ab'),
    );
  });

  test('leaves a group its last rule', () => {
    expect(simplified('google', 'Allow: /a', 'Allow: /b')).toBe(file('Allow: /a'));
  });

  test('says what became of each rule, in edits of the text', () => {
    const { rules, edits, extent } = simplify(
      matcher('google', 'Disallow: /é*', 'Disallow: /é/b', 'Disallow: /c'),
    );
    expect(extent).toBe('all');
    expect(rules).toEqual([
      { line: 2, kind: 'replaced', value: '/é' },
      { line: 3, kind: 'removed', value: '/é/b' },
      { line: 4, kind: 'kept', value: '/c' },
    ]);
    expect(edits).toEqual([
      { from: 24, to: 27, insert: '/é' },
      { from: 28, to: 43, insert: '' },
    ]);
  });

  test('keeps what it needs, in first and longest match alike', () => {
    const rules = ['Allow: /a/b', 'Disallow: /a', 'Disallow: /*?'];
    expect(simplified('google', ...rules)).toBe(file(...rules));
    expect(simplified('res1996', ...rules)).toBe(file(...rules));
  });

  const mixed = Array.from({ length: 250 }, (_, index) => [
    `Disallow: /shop/${index}/`,
    `Allow: /shop/${index}/cart$`,
    `Disallow: /*/${index}/private`,
    `Disallow: /shop/${index}/*.php`,
  ]).flat();

  test('goes through a thousand mixed rules within few places, and says on the way what is proven', () => {
    const search = createSimplifySearch(matcher('google', ...mixed));
    const removed: number[] = [];
    for (let isDone = false; !isDone; ) {
      const { extent, rules } = search.run(200);
      isDone = extent === 'all';
      removed.push(rules.filter(({ kind }) => kind === 'removed').length);
    }
    // Where '/shop/1/' is disallowed, so is all PHP below it.
    expect(removed.at(-1)).toBe(250);
    expect(removed.some((count) => count > 0 && count < 250)).toBe(true);
    expect(search.states()).toBeLessThan(20_000);
  });

  test('proposes nothing that it had no time to prove', () => {
    const { extent, edits } = createSimplifySearch(matcher('google', 'Disallow: /a', 'Disallow: /a/b')).run(
      1,
    );
    expect(extent).toBe('undecided');
    expect(edits).toEqual([]);
  });
});
