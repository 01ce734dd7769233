import { describe, expect, test } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { emptyCase } from '../../../engine/index.ts';
import { createAppStore } from '../appStore.ts';
import type { MatrixInputs, MatrixRow } from './botMatrix.ts';
import { selectMatrixGroups, selectSetRows } from './botMatrix.ts';
import { botSetIds, botsOfSet } from './botSets.ts';
import { selectMatrixAxis, selectMatrixColumns } from './matrixColumns.ts';
import { selectOutBadge } from './outBadge.ts';

const robotsTxt = `User-agent: GPTBot
User-agent: CCBot
User-agent: ShopChecker/1.0
Disallow: /

User-agent: *
Disallow: /search
Disallow: /blog/drafts/
Disallow: /*.pdf$
`;

function inputsOf(theCase: Partial<Case>, robots = robotsTxt): MatrixInputs & { readonly case: Case } {
  return {
    case: { ...emptyCase, robots: { kind: 'text', text: robots }, ...theCase },
    botSets: ['mine'],
    matrixAxis: null,
  };
}

const labelsOf = (theCase: Case, axis: 'urls' | 'paths') =>
  selectMatrixColumns(theCase, axis).map(({ label }) => label);

describe('the columns', () => {
  test('are the URLs of the list, each once, without the site', () => {
    const { case: theCase } = inputsOf({
      urlList: 'https://shop.example/a\n/a\n/b?c=d # note\nhttps://other.example/x\nhttps://[',
    });
    expect(labelsOf(theCase, 'urls')).toEqual(['/a', '/b?c=d']);
  });

  test('or the first segments of URLs and rules, those that most share first', () => {
    const { case: theCase } = inputsOf({ urlList: '/blog/a\n/blog/b\n/about' });
    expect(labelsOf(theCase, 'paths')).toEqual(['/', '/blog/', '/about', '/search']);
  });

  test('a segment with and without its slash is one', () => {
    const { case: theCase } = inputsOf({ urlList: '/search/\n/search?q=x' });
    expect(labelsOf(theCase, 'paths')).toEqual(['/', '/search/', '/blog/']);
  });

  test('few URLs have columns, many are told by their paths, and a choice counts more', () => {
    const few = inputsOf({ urlList: '/a\n/b' }).case;
    const many = inputsOf({ urlList: Array.from({ length: 13 }, (_, at) => `/p/${at}`).join('\n') }).case;
    expect(selectMatrixAxis(few, null)).toBe('urls');
    expect(selectMatrixAxis(many, null)).toBe('paths');
    expect(selectMatrixAxis(many, 'urls')).toBe('urls');
    expect(selectMatrixAxis(inputsOf({}).case, null)).toBe('paths');
  });
});

/** Each row as its bot, the lines that decide (minus where they block), and how it fares. */
function told({ bot, answers }: MatrixRow): string {
  const lines = answers.verdicts.map(({ allowed, line }) => (allowed ? line : -line));
  return `${bot.crawler.token} ${lines.join(' ')} ${answers.standing}`;
}

describe('the rows', () => {
  test('have the verdict and line of each bot, by purpose', () => {
    const inputs = inputsOf({ urlList: '/a\n/search', bots: ['GPTBot', 'bingbot', 'FooBot', 'Googlebot'] });
    expect(selectMatrixGroups(inputs).map(({ purpose, rows }) => [purpose, rows.map(told)])).toEqual([
      ['search', ['bingbot 0 -7 partly', 'Googlebot 0 -7 partly']],
      ['ai-training', ['GPTBot -4 -4 out']],
      ['unknown', ['FooBot 0 -7 partly']],
    ]);
  });

  test('a set for AI stands together, its control tokens and archives included', () => {
    const inputs = { ...inputsOf({ urlList: '/a' }), botSets: ['ai-training', 'ai-search'] as const };
    const sizes = selectMatrixGroups(inputs).map(({ purpose, rows }) => [purpose, rows.length]);
    const sets = selectSetRows(inputs).map(({ set, rows }) => [set, rows.length]);
    expect(sizes).toEqual(sets.filter(([set]) => set !== 'search-engines'));
  });

  test('a bot of several sets has one row', () => {
    const inputs = { ...inputsOf({ bots: ['GPTBot'] }), botSets: ['mine', 'ai-training', 'named'] as const };
    const tokens = selectMatrixGroups(inputs).flatMap(({ rows }) => rows.map(({ bot }) => bot.crawler.token));
    expect(tokens.filter((token) => token === 'GPTBot')).toHaveLength(1);
    expect(tokens).toContain('ShopChecker');
  });

  test('are the same object for the same inputs', () => {
    const inputs = inputsOf({ urlList: '/a' });
    expect(selectMatrixGroups(inputs)).toBe(selectMatrixGroups(inputs));
    expect(selectSetRows(inputs)).toBe(selectSetRows(inputs));
  });

  test('who obeys no group of * is in, whatever it says', () => {
    const inputs = inputsOf({ urlList: '/a', bots: ['AdsBot-Google'] }, 'User-agent: *\nDisallow: /');
    const [row] = selectMatrixGroups(inputs).flatMap(({ rows }) => rows);
    expect(row?.answers.verdicts).toMatchObject([{ allowed: true, line: 0, reason: 'ignores-star' }]);
  });

  test('every set of the catalogue has bots', () => {
    const { case: theCase } = inputsOf({});
    for (const set of botSetIds) expect(botsOfSet(theCase, set).length, set).toBeGreaterThan(0);
  });
});

describe('what is inside of a path', () => {
  const exceptionsOf = (robots: string, urlList: string) => {
    const inputs = { ...inputsOf({ urlList }, robots), matrixAxis: 'paths' as const };
    const [row] = selectMatrixGroups(inputs).flatMap(({ rows }) => rows);
    const labels = labelsOf(inputs.case, 'paths');
    return row === undefined ? [] : row.answers.exceptions.map((path, index) => `${labels[index]} ${path}`);
  };

  test('a path below with the other verdict is found by the rules', () => {
    expect(exceptionsOf(robotsTxt, '/blog/a\n/about')).toEqual([
      '/ null',
      '/blog/ /blog/drafts/',
      '/about /aboutx.pdf',
      '/search null',
    ]);
  });

  const insideUrls = (robots: string, urlList: string) => {
    const inputs = { ...inputsOf({ urlList }, robots), matrixAxis: 'urls' as const };
    const [row] = selectMatrixGroups(inputs).flatMap(({ rows }) => rows);
    return row?.answers.exceptions;
  };

  test('below a URL is what is in the folder of its name', () => {
    const robots =
      'User-agent: *\nDisallow: /blog/\nDisallow: /*?s=\nDisallow: /shop-old/\nAllow: /blog/a/free';
    expect(insideUrls(robots, '/\n/blog\n/blog/a\n/shop\n/about')).toEqual([
      null,
      '/blog/',
      '/blog/a/free',
      null,
      null,
    ]);
  });

  test('none where a rule loses there', () => {
    const robots = 'User-agent: *\nAllow: /blog/\nDisallow: /b*x\nDisallow: /blog/';
    expect(exceptionsOf(robots, '/blog/a')).toEqual(['/ null', '/blog/ null']);
  });
});

describe('the badge', () => {
  const badgeOf = (robots: string) =>
    selectOutBadge({
      ...createAppStore({ case: inputsOf({ urlList: '/a', bots: ['GPTBot'] }, robots).case }).getState(),
      botSets: ['mine'],
    });

  test('counts who is blocked everywhere', () => {
    expect(badgeOf(robotsTxt)).toBe('1 blocked');
    expect(badgeOf('User-agent: *\nAllow: /')).toBe('');
  });
});
