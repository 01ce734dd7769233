import { describe, expect, test } from 'vitest';
import type { DialectId } from '../dialects/dialectId.ts';
import { compile } from '../evaluate/compile.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import { createDifferenceSearch, difference } from './differenceSearch.ts';

function matcher(dialect: DialectId, ...rules: readonly string[]): Matcher {
  return compile(['User-agent: *', ...rules].join('\n'), dialect).forAgent('bot');
}

/** The witness with the verdict and line of each side, or the kind of answer. */
function told(a: Matcher, b: Matcher): string {
  const answer = difference(a, b);
  if (answer.kind !== 'differs') return answer.kind;
  const side = ({ allowed, line }: typeof answer.a): string => `${allowed ? 'allow' : 'disallow'} ${line}`;
  return `${answer.witness} ${side(answer.a)}, ${side(answer.b)}`;
}

describe('difference', () => {
  test.each<[string, DialectId, readonly string[], readonly string[]]>([
    ['a star at the end', 'google', ['Disallow: /a'], ['Disallow: /a*']],
    ['rules in another order', 'google', ['Disallow: /a', 'Allow: /a/b'], ['Allow: /a/b', 'Disallow: /a']],
    ['a rule under another', 'google', ['Disallow: /a', 'Disallow: /a/b'], ['Disallow: /a']],
    ['a rule under a wildcard', 'google', ['Disallow: /*b', 'Disallow: /a*bc$'], ['Disallow: /*b']],
    ['together they cover it', 'res1994', ['Disallow: /', 'Disallow: /a'], ['Disallow: /']],
    ['an unreachable rule', 'res1996', ['Allow: /', 'Disallow: /a'], ['Allow: /']],
    [
      'a rule for what is never sent',
      'google',
      ['Disallow: /a b', 'Disallow: /é\u{80}#'],
      ['Disallow: /%C3%A9%C2%80'],
    ],
    ['escapes of unreserved octets', 'rfc9309', ['Disallow: /%61'], ['Disallow: /a']],
    ['escapes in 1996', 'res1996', ['Disallow: /a%26'], ['Disallow: /a&']],
    ['a segment that overlaps itself', 'google', ['Disallow: /*aab', 'Disallow: /aaab'], ['Disallow: /*aab']],
    ['the /robots.txt that is exempt', 'rfc9309', ['Disallow: /robots.txt$'], []],
    [
      'an index page and its folder',
      'google',
      ['Disallow: /', 'Allow: /a/index.html'],
      ['Disallow: /', 'Allow: /a/index.html', 'Allow: /a/$'],
    ],
  ])('equal: %s', (_, dialect, before, after) => {
    expect(told(matcher(dialect, ...before), matcher(dialect, ...after))).toBe('equal');
  });

  test.each<[DialectId, readonly string[], readonly string[], string]>([
    ['google', ['Disallow: /a'], ['Disallow: /b'], '/a disallow 2, allow 0'],
    ['google', ['Disallow: /*.pdf$'], ['Disallow: /*.pdf'], '/.pdfd allow 0, disallow 2'],
    ['google', ['Disallow: /a', 'Allow: /a$'], ['Disallow: /a'], '/a allow 3, disallow 2'],
    ['google', ['Disallow: /a', 'Allow: /*b'], ['Disallow: /a'], '/ab allow 3, disallow 2'],
    ['google', ['Disallow: /%'], [], '/%20 disallow 2, allow 0'],
    ['google', ['Allow: /index.html', 'Disallow: /'], ['Disallow: /'], '/ allow 2, disallow 2'],
    ['res1996', ['Allow: /a', 'Disallow: /'], ['Disallow: /', 'Allow: /a'], '/a allow 2, disallow 2'],
    ['res1996', ['Disallow: /a%2Fb'], ['Disallow: /a/b'], '/a/b allow 0, disallow 2'],
    ['res1996', ['Disallow: /robots.txt?'], [], '/robots.txt%3F disallow 2, allow 0'],
    ['google', ['Disallow: /*aab'], ['Disallow: /*aaab', 'Disallow: /aab'], '/baab disallow 2, allow 0'],
    ['google', ['Disallow: /*aab$', 'Disallow: /*aaab'], ['Disallow: /*aaab'], '/aab disallow 2, allow 0'],
    ['rfc9309', ['Disallow: /*?'], [], '/? disallow 2, allow 0'],
  ])('differs in %s: %j and %j', (dialect, before, after, answer) => {
    expect(told(matcher(dialect, ...before), matcher(dialect, ...after))).toBe(answer);
  });

  test('two dialects differ first in an ordinary URL, and only then in how they read escapes', () => {
    expect(told(matcher('google', 'Disallow: /'), matcher('rfc9309', 'Disallow: /'))).toBe(
      '/robots.txt disallow 2, allow 0',
    );
    expect(told(matcher('google', 'Disallow: /a'), matcher('rfc9309', 'Disallow: /a'))).toBe(
      '/%61 allow 0, disallow 2',
    );
    expect(told(matcher('google', 'Disallow: /a'), matcher('bing', 'Disallow: /a'))).toBe('equal');
  });

  test('a path with two slashes at its head comes with an origin', () => {
    expect(told(matcher('google', 'Disallow: //'), matcher('google'))).toBe(
      'https://example.com// disallow 2, allow 0',
    );
  });

  test('a rule bound to an origin makes a difference there', () => {
    expect(told(matcher('res1994', 'Disallow: http://a.example/b'), matcher('res1994'))).toBe(
      'http://a.example/b disallow 2, allow 0',
    );
  });

  test('what only browsers send as typed is a witness when nothing else is', () => {
    expect(told(matcher('google', 'Disallow: /%$'), matcher('google'))).toBe('/% disallow 2, allow 0');
    expect(told(matcher('google', 'Disallow: /*|'), matcher('google'))).toBe('/| disallow 2, allow 0');
  });

  test('many wildcards do not multiply', () => {
    const rules = Array.from({ length: 60 }, (_, at) => `Disallow: /*${at}a*${at}b*${at}c`);
    expect(told(matcher('google', ...rules), matcher('google', ...rules, 'Disallow: /*7a*7b*7c*d'))).toBe(
      'equal',
    );
    expect(told(matcher('google', ...rules), matcher('google', ...rules, 'Disallow: /*7a*7b'))).toBe(
      '/7a7b allow 0, disallow 62',
    );
  });

  test('a search goes on from where its last portion ended', () => {
    const search = createDifferenceSearch(matcher('google', 'Disallow: /abcdefgh'), matcher('google'));
    expect(search.run(3)).toEqual({ kind: 'undecided', states: 3 });
    const answer = search.run(1000);
    expect(answer.kind === 'differs' && answer.witness).toBe('/abcdefgh');
    expect(search.run(1)).toBe(answer);
  });
});
