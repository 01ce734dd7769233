import { describe, expect, test } from 'vitest';
import { keepVerdicts, setBotExpectation, setExpectation } from './editUrlList.ts';
import { checkExpectations } from './expectations.ts';
import type { Case } from './testCase.ts';
import { emptyCase } from './testCase.ts';

const robots = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\nAllow: /cart/help\n';
const caseOf = (urlList: string, bots: readonly string[] = ['Googlebot', 'GPTBot']): Case => ({
  ...emptyCase,
  robots: { kind: 'text', text: robots },
  urlList,
  bots,
});

const rows = (testCase: Case) =>
  checkExpectations(testCase).map(({ line, bot, expected, passed, verdict }) => [
    line,
    bot,
    expected,
    passed ? 'passed' : 'failed',
    verdict?.allowed ? 'allow' : 'disallow',
    verdict?.line,
  ]);

describe('expectations are checked', () => {
  test('for every bot of the case, with verdict and line', () => {
    expect(rows(caseOf('# shop\n+ /page\n- /cart/1\n/nobody-cares'))).toEqual([
      [2, 'Googlebot', 'allow', 'passed', 'allow', 0],
      [2, 'GPTBot', 'allow', 'failed', 'disallow', 2],
      [3, 'Googlebot', 'disallow', 'passed', 'disallow', 5],
      [3, 'GPTBot', 'disallow', 'passed', 'disallow', 2],
    ]);
  });

  test('the mark that names a bot is stronger than the mark for all', () => {
    expect(rows(caseOf('-@GPTBot + ?@Googlebot /page'))).toEqual([
      [1, 'GPTBot', 'disallow', 'passed', 'disallow', 2],
    ]);
  });

  test('a bot that only a mark names is asked on that line alone', () => {
    expect(rows(caseOf('+@bingbot /page\n+ /page', ['Googlebot']))).toEqual([
      [1, 'bingbot', 'allow', 'passed', 'allow', 0],
      [2, 'Googlebot', 'allow', 'passed', 'allow', 0],
    ]);
  });

  test('a line limited to a bot is asked for no other', () => {
    expect(rows(caseOf('@GPTBot - /page'))).toEqual([[1, 'GPTBot', 'disallow', 'passed', 'disallow', 2]]);
  });

  test('a bot is the same by its header', () => {
    const header = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)';
    expect(rows(caseOf('-@gptbot /page', [header]))).toEqual([
      [1, 'GPTBot', 'disallow', 'passed', 'disallow', 2],
    ]);
  });

  test('in the dialect that the case names', () => {
    const testCase = { ...caseOf('+ /cart/help', ['Googlebot']), reading: 'res1996' as const };
    expect(rows(testCase)).toEqual([[1, 'Googlebot', 'allow', 'failed', 'disallow', 5]]);
  });
});

describe('a URL that the file does not govern fails every expectation', () => {
  test.each([
    ['another host than the given one', 'https://example.com', '+ https://cdn.example.com/a', 'outside'],
    [
      'another host than that of the first URL',
      '',
      'https://example.com/\n+ https://cdn.example.com/a',
      'outside',
    ],
    ['no URL', '', '+ mailto:x@example.com', 'unreadable'],
  ])('%s', (_, origin, urlList, kind) => {
    const [result] = checkExpectations({ ...caseOf(urlList, ['Googlebot']), origin });
    expect(result).toMatchObject({ passed: false, verdict: null, address: { kind } });
  });

  test('a host without a scheme, letters beyond ASCII and the default port are no other site', () => {
    const testCase = {
      ...caseOf('+ example.com/é\n+ https://EXAMPLE.com:443/cart/help'),
      origin: 'example.com',
    };
    expect(rows({ ...testCase, bots: ['Googlebot'] })).toEqual([
      [1, 'Googlebot', 'allow', 'passed', 'allow', 0],
      [2, 'Googlebot', 'allow', 'passed', 'allow', 6],
    ]);
  });
});

describe('expectations are set', () => {
  test.each([
    ['/page', 'allow', '+ /page'],
    ['+ /page', 'disallow', '- /page'],
    ['  - @GPTBot /page # why\r', 'allow', '  + /page # why\r'],
    ['+ /page', 'none', '/page'],
    ['# + /page', 'allow', '# + /page'],
    ['+ /+ /+', 'disallow', '- /+ /+'],
  ] as const)('on %j, %s: %j', (text, expected, result) => {
    expect(setExpectation(`/other\n${text}\n`, 2, expected)).toBe(`/other\n${result}\n`);
  });

  test.each([
    ['/page', 'allow', '+@GPTBot /page'],
    ['+ /page', 'allow', '+ /page'],
    ['+ /page', 'disallow', '+ -@GPTBot /page'],
    ['+ -@GPTBot /page', 'allow', '+ /page'],
    ['+ /page', 'none', '+ ?@GPTBot /page'],
    ['-@bingbot,gptbot /page', 'none', '-@bingbot /page'],
    ['-@bingbot /page', 'disallow', '-@bingbot,GPTBot /page'],
  ] as const)('for one bot, on %j, %s: %j', (text, expected, result) => {
    expect(setBotExpectation(text, 1, expected, 'GPTBot')).toBe(result);
  });

  test('a line that is not there changes nothing', () => {
    expect(setExpectation('/a', 2, 'allow')).toBe('/a');
  });

  test('from the present verdicts, all of which then pass', () => {
    const testCase = caseOf('# shop\n/page # home\n\n/cart\n@GPTBot /x');
    const kept = keepVerdicts(testCase);
    expect(kept).toBe('# shop\n+@Googlebot -@GPTBot /page # home\n\n- /cart\n@GPTBot - /x');
    expect(checkExpectations({ ...testCase, urlList: kept }).map(({ passed }) => passed)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
  });
});
