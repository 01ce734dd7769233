import { expect, test } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { checkExpectations, emptyCase } from '../../../engine/index.ts';
import { selectExpectationTotals, selectFailedExpectations } from './expectations.ts';
import { selectAnsweredRows, selectListBots } from './verdicts.ts';

const robots = {
  kind: 'text',
  text: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n',
} as const;
const caseOf = (urlList: string, more: Partial<Case> = {}): Case => ({
  ...emptyCase,
  robots,
  urlList,
  ...more,
});

test.each([
  '+ /page\n- /cart\n/open',
  '-@GPTBot + /page\n+@bingbot /cart',
  '@GPTBot + /page\n+ https://[\n+ /x',
  'https://a.example/\n- https://b.example/x',
  '+ ?@Googlebot /cart',
])('the totals of %j are those of the engine', (urlList) => {
  const theCase = caseOf(urlList);
  const checked = checkExpectations(theCase);
  expect(selectExpectationTotals(theCase)).toEqual({
    all: checked.length,
    failed: checked.filter(({ passed }) => !passed).length,
  });
});

test('a bot that only a line names has a column, and is asked on that line alone', () => {
  const theCase = caseOf('+ /page\n@GPTBot /page\n+@bingbot /cart');
  expect(selectListBots(theCase).map(({ asked }) => asked)).toEqual(['Googlebot', 'GPTBot', 'bingbot']);
  expect(
    selectAnsweredRows(theCase).map(({ answers }) =>
      answers.map(({ bot, verdict }) => [bot.asked, verdict.line]),
    ),
  ).toEqual([
    [['Googlebot', 0]],
    [['GPTBot', 2]],
    [
      ['Googlebot', 5],
      ['bingbot', 5],
    ],
  ]);
});

test('the linter is told what is not met, and the same object for as long as that says the same', () => {
  const failed = selectFailedExpectations(caseOf('+ /cart/1\n+ /page'));
  expect(failed).toEqual([{ agents: ['Googlebot'], url: '/cart/1', allowed: true }]);
  expect(selectFailedExpectations(caseOf('# moved\n+ /cart/1\n+ /page'))).toBe(failed);
  expect(selectFailedExpectations(caseOf('+ /cart/1', { reading: 'res1996' }))).toEqual([
    { agents: ['Googlebot'], url: '/cart/1', allowed: true, dialect: 'res1996' },
  ]);
});
