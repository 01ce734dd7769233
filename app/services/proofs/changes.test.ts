import { describe, expect, test } from 'vitest';
import { crawlers, createCaseBots } from '../../../engine/index.ts';
import { changesPortions } from './changes.ts';
import type { AnswerTo, ChangesQuestion } from './protocol.ts';

const text = (...lines: readonly string[]) => ({ kind: 'text', text: lines.join('\n') }) as const;

function questionOf(
  before: readonly string[],
  after: readonly string[],
  asked: readonly string[],
): ChangesQuestion {
  return {
    kind: 'changes',
    before: text(...before),
    after: text(...after),
    reading: 'each-its-own',
    crawlers: asked,
    maxStates: 10_000,
  };
}

function work(question: ChangesQuestion): { portions: number; answer: AnswerTo<ChangesQuestion> } {
  const steps = changesPortions(question);
  for (let portions = 1; ; portions += 1) {
    const next = steps.next();
    if (next.done === true) return { portions, answer: next.value };
  }
}

describe('what changes for many crawlers', () => {
  test('the same rules in two groups are proven once and told with the lines of each', () => {
    const group = (name: string) => [`User-agent: ${name}`, 'Disallow: /a', 'Allow: /a/b'];
    const before = [...group('GPTBot'), ...group('CCBot')];
    const after = before.map((line) => line.replace('/a/b', '/a/c'));
    const { answer } = work(questionOf(before, after, ['GPTBot', 'CCBot']));
    expect(
      answer.proofs.map(({ crawlers: [name], outcome }) => [
        name,
        outcome.kind === 'differs' && outcome.kinds.map(({ witness, a, b }) => [witness, a.line, b.line]),
      ]),
    ).toEqual([
      [
        'GPTBot',
        [
          ['/a/b', 3, 2],
          ['/a/c', 2, 3],
        ],
      ],
      [
        'CCBot',
        [
          ['/a/b', 6, 5],
          ['/a/c', 5, 6],
        ],
      ],
    ]);
    expect(answer.answered).toBe(2);
  });

  test('rules that several dialects read alike are proven for all of their crawlers together', () => {
    const rules = Array.from({ length: 400 }, (_, index) => `Disallow: /${index}/`);
    const before = ['User-agent: *', ...rules];
    const all = crawlers.map(({ token }) => token);
    const { answer } = work(questionOf(before, [...before.slice(0, -1), 'Disallow: /other/'], all));
    const readings = answer.proofs.length;
    expect(answer.answered).toBe(answer.asked);
    // Those whom the file binds, and those whom it does not.
    expect(readings).toBe(2);
  });

  test('every crawler is told what the evaluator says for it', () => {
    const before = [
      'User-agent: *',
      'Disallow: /x*y$',
      'Disallow: /%7Ejoe',
      'Allow: /%7Ejoe/index.html',
      'User-agent: Yandex',
      'User-agent: Baiduspider',
      'Allow: /',
      'Disallow: /p',
    ];
    const after = before.map((line) => line.replace('/p', '/*q').replace('joe', 'jo'));
    const all = crawlers.map(({ token }) => token);
    const question = questionOf(before, after, all);
    const { answer } = work(question);
    const [live, draft] = [question.before, question.after].map((file) =>
      createCaseBots(file, 'each-its-own'),
    );
    const wrong = answer.proofs.flatMap(({ crawlers: names, outcome }) =>
      names.flatMap((name) => {
        const kinds = outcome.kind === 'differs' ? outcome.kinds : [];
        return kinds.filter(({ witness, a, b }) => {
          const [one, other] = [live, draft].map((bots) => bots?.of(name).matcher.evaluate(witness));
          return (
            one?.allowed !== a.allowed ||
            other?.allowed !== b.allowed ||
            one.line !== a.line ||
            other.line !== b.line
          );
        });
      }),
    );
    expect(wrong).toEqual([]);
    expect(answer.proofs.some(({ outcome }) => outcome.kind === 'differs')).toBe(true);
  });

  test('work on thousands of rules is done in many portions, so that it can be stopped in any', () => {
    const rules = Array.from({ length: 4_000 }, (_, index) => `Disallow: /${index}/`);
    const before = ['User-agent: *', ...rules];
    const question = questionOf(before, [...before, 'Disallow: /other/'], ['GPTBot']);
    const { portions, answer } = work(question);
    expect(answer.proofs.map(({ outcome }) => outcome.kind)).toEqual(['differs']);
    // Two files of 4,000 rules, at most 4,000 of them ranked in a portion.
    expect(portions).toBeGreaterThan(4);
    expect(portions).toBeLessThan(40);
  });
});
