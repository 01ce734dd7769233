import { describe, expect, test } from 'vitest';
import type { Case } from '../../engine/index.ts';
import { emptyCase } from '../../engine/index.ts';
import type { MatrixInputs } from '../store/selectors/botMatrix.ts';
import { selectSetRows } from '../store/selectors/botMatrix.ts';
import type { BotSetId } from '../store/selectors/botSets.ts';
import { selectMatrixColumns } from '../store/selectors/matrixColumns.ts';
import { botSummary, limitsOfRobots, listOf, scopeOf, summaryText } from './botSummary.ts';
import { plainText } from './sentence.ts';

function setRows(theCase: Partial<Case>, robots: string) {
  const inputs: MatrixInputs = {
    case: { ...emptyCase, robots: { kind: 'text', text: robots }, ...theCase },
    botSets: ['mine'],
    matrixAxis: 'urls',
  };
  return {
    sets: selectSetRows(inputs),
    labels: selectMatrixColumns(inputs.case, 'urls').map(({ label }) => label),
  };
}

/** The sentence about a set. */
function sentenceOf(set: BotSetId, theCase: Partial<Case>, robots: string): string {
  const { sets, labels } = setRows(theCase, robots);
  return plainText(botSummary(sets, labels).find((summary) => summary.set === set)?.sentence ?? []);
}

const urls = { urlList: '/\n/blog\n/shop\n/about\n/press' };
const training = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
];
const moreTraining = ['Amazonbot', 'Bytespider', 'cohere-training-data-crawler', 'AI2Bot', 'Timpibot'];
const blocking = (names: readonly string[]) =>
  `${names.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n`;

describe('a sentence for each set', () => {
  test('all out', () => {
    const robots = blocking([...training, ...moreTraining]);
    expect(sentenceOf('ai-training', urls, robots)).toBe(
      'All 11 AI training crawlers and control tokens are blocked everywhere.',
    );
  });

  test('all in, Googlebot named', () => {
    expect(sentenceOf('search-engines', urls, blocking(training))).toBe(
      'All 12 search crawlers, including Googlebot, are allowed.',
    );
  });

  test('exceptions are named, and counted where there are many', () => {
    expect(sentenceOf('ai-training', urls, blocking(training))).toBe(
      '6 of 11 AI training crawlers and control tokens are blocked everywhere; Amazonbot, Bytespider, cohere-training-data-crawler and 2 others are allowed.',
    );
  });

  test('Googlebot is never one of the others', () => {
    const robots = `User-agent: Googlebot-Image\nUser-agent: Googlebot-News\nUser-agent: DuckDuckBot\nUser-agent: Yeti\nUser-agent: Googlebot\nUser-agent: Applebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n`;
    expect(sentenceOf('search-engines', urls, robots)).toMatch(/including Googlebot,|Googlebot (?:and|is)/);
  });

  test('exceptions of a large set are counted', () => {
    const robots = `${blocking(['Googlebot'])}\nUser-agent: *\nDisallow: /blog\n`;
    const inputs: MatrixInputs = {
      case: { ...emptyCase, robots: { kind: 'text', text: robots }, ...urls },
      botSets: ['everything'],
      matrixAxis: 'urls',
    };
    const labels = urls.urlList.split('\n');
    const everything = botSummary(selectSetRows(inputs), labels).at(-1)?.sentence ?? [];
    expect(plainText(everything)).toMatch(
      /^\d+ of \d+ active crawlers and control tokens are allowed except for “\/blog”; \d+ are allowed; Googlebot and \d+ more are blocked everywhere\.$/,
    );
  });

  test('in for one path only, and in but for one', () => {
    const only = 'User-agent: FooBot\nDisallow: /\nAllow: /blog\n';
    expect(sentenceOf('mine', { ...urls, bots: ['FooBot'] }, only)).toBe(
      'FooBot, the only bot in your list, is allowed only for “/blog”.',
    );
    const butFor = 'User-agent: FooBot\nDisallow: /blog\n';
    expect(sentenceOf('mine', { ...urls, bots: ['FooBot'] }, butFor)).toBe(
      'FooBot, the only bot in your list, is allowed except for “/blog”.',
    );
  });

  test('about one URL, who is blocked is out', () => {
    const robots = blocking(['GPTBot']);
    expect(sentenceOf('mine', { urlList: '/', bots: ['GPTBot'] }, robots)).toBe(
      'GPTBot, the only bot in your list, is blocked.',
    );
  });

  test('a set has the mark of its bots only where all of them fare alike', () => {
    const { sets, labels } = setRows({ urlList: '/' }, blocking(['GPTBot', 'CCBot']));
    expect(botSummary(sets, labels).map(({ set, standing }) => [set, standing])).toEqual([
      ['ai-training', 'partly'],
      ['ai-search', 'in'],
      ['search-engines', 'in'],
      ['mine', 'in'],
    ]);
    const all = setRows({ urlList: '/' }, 'User-agent: *\nDisallow: /');
    expect(botSummary(all.sets, all.labels)[0]?.standing).toBe('out');
  });

  test('nothing is said of no columns', () => {
    expect(botSummary(setRows({}, blocking(training)).sets, [])).toEqual([]);
  });
});

describe('what a summary must not hide', () => {
  test('who may come although it is blocked', () => {
    const { sets } = setRows(urls, 'User-agent: *\nDisallow: /');
    const limits = limitsOfRobots(sets);
    expect(limits).toContain('ChatGPT-User');
    expect(limits).toContain('their operators say robots.txt may not apply.');
    expect(limits).toContain('Bytespider may crawl anyway: it is reported to ignore robots.txt.');
  });

  test('of who is in there is nothing to say', () => {
    expect(limitsOfRobots(setRows(urls, '').sets)).toBe('');
  });
});

test('the copied text holds sentences, limits and what was asked', () => {
  const { sets, labels } = setRows({ ...urls, bots: ['GPTBot'] }, blocking(['GPTBot']));
  const text = summaryText(botSummary(sets, labels), '', scopeOf('urls', 5, 'https://shop.example'));
  expect(text.split('\n').at(-2)).toBe('GPTBot, the only bot in your list, is blocked everywhere.');
  expect(text.split('\n').at(-1)).toBe('Based on 5 URLs on shop.example.');
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c', 'd'], 'a, b, c and d'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 others'],
])('%j is listed as %s', (names, text) => {
  expect(listOf(names)).toBe(text);
});
