import { expect, test } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { emptyCase } from '../../../engine/index.ts';
import { answerQuestion } from '../../store/late/answerQuestion.ts';
import type { Question, QuestionKind } from '../../store/late/question.ts';
import type { AnalysisPort } from './analysisClient.ts';
import { createAnalysisClient } from './analysisClient.ts';
import { startAnalysisInline } from './inlinePort.ts';
import { startAnalysisWorker } from './workerPort.ts';

// In a browser, for there are workers.

const theCase: Case = {
  ...emptyCase,
  robots: {
    kind: 'text',
    text: 'Disallow: /nobody\nUser-agent: *\nDisallow: /a\nAllow: /a/b\nCrawl-delay: 5\n\nUser-agent: GPTBot\nDisallow: /\nSitemap: https://shop.example/s.xml\n',
  },
  baseline: { kind: 'text', text: 'User-agent: *\nDisallow: /c\n' },
  origin: 'https://shop.example',
  urlList: '/a/b\n- /a\n+ /c\nhttps://other.example/\nhttp://[',
  bots: ['Googlebot', 'GPTBot', 'FooBot'],
};

const questions: readonly Question[] = [
  { kind: 'verdicts' },
  { kind: 'matrix', botSets: ['search-engines', 'ai-training', 'mine'], matrixAxis: 'paths' },
  { kind: 'groups', groupsBot: null, groupsReading: null, minute: 580 },
  { kind: 'dialects', dialectBot: null },
  { kind: 'parting', bot: 'Googlebot', url: 'https://shop.example/a/b', a: 'google', b: 'res1996' },
  { kind: 'changes' },
  { kind: 'answer', bot: 'Googlebot', url: 'https://shop.example/a/b' },
];

const ports: readonly (readonly [string, () => AnalysisPort])[] = [
  ['a worker', startAnalysisWorker],
  ['the page itself', startAnalysisInline],
];

test.each(
  ports.flatMap(([place, start]) =>
    questions.map((question) => [question.kind, place, start, question] as const),
  ),
)('a question about %s is answered alike by %s', async (_kind, _place, start, question) => {
  const client = createAnalysisClient(start);
  const told = await new Promise((resolve, reject) => {
    client.ask<QuestionKind>('test', theCase, question, { onAnswer: resolve, onFailure: reject });
  });
  expect(told).toEqual(answerQuestion<QuestionKind>(theCase, question));
});
