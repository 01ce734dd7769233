import { expect, test } from 'vitest';
import type { RobotsContent } from '../../../engine/index.ts';
import { unnamedAgent } from '../../../engine/index.ts';
import { connectProofsInline } from './inlinePort.ts';
import { createProofClient } from './proofClient.ts';
import type { ProofPortHandlers } from './proofPort.ts';
import type { ChangesQuestion, DialectsQuestion, ProofRequest } from './protocol.ts';

const text = (robots: string): RobotsContent => ({ kind: 'text', text: robots });
const star = 'User-agent: *\nDisallow: /a\n';

function changes(before: string, after: string, crawlers: readonly string[]): ChangesQuestion {
  return {
    kind: 'changes',
    before: text(before),
    after: text(after),
    reading: 'each-its-own',
    crawlers,
    maxStates: 10_000,
  };
}

const dialects: DialectsQuestion = {
  kind: 'dialects',
  robots: text('User-agent: *\nDisallow: /a\nAllow: /a/b\n'),
  agent: 'x',
  a: 'google',
  b: 'res1996',
  maxStates: 10_000,
};

test('crawlers for which the same is proven are told together', async () => {
  const client = createProofClient(connectProofsInline);
  const before = `${star}\nUser-agent: GPTBot\nDisallow: /\n`;
  const after = `User-agent: *\nDisallow: /ab\n\nUser-agent: GPTBot\nDisallow: /\n`;
  const answer = await client.ask(changes(before, after, ['GPTBot', 'Googlebot', unnamedAgent]));
  expect(answer).toMatchObject({
    answered: 3,
    asked: 3,
    proofs: [
      { crawlers: ['GPTBot'], outcome: { kind: 'equal' } },
      {
        crawlers: ['Googlebot', unnamedAgent],
        outcome: {
          kind: 'differs',
          isComplete: true,
          kinds: [{ change: 'newly-allowed', a: { allowed: false, line: 2 }, b: { allowed: true, line: 0 } }],
        },
      },
    ],
  });
  client.close();
});

test('where the search gives up, nothing is claimed', async () => {
  const client = createProofClient(connectProofsInline);
  const rules = (end: string) =>
    `User-agent: *\n${Array.from({ length: 8 }, (_, at) => `Disallow: /*${at}*x*y${at}${end}\n`).join('')}`;
  const question = { ...changes(rules(''), rules('*z'), ['Googlebot']), maxStates: 1 };
  const { proofs } = await client.ask(question);
  expect(proofs.map(({ outcome }) => outcome.kind)).not.toContain('equal');
  client.close();
});

test('two dialects are told apart by the shortest URL, with both lines', async () => {
  const client = createProofClient(connectProofsInline);
  const { outcome } = await client.ask(dialects);
  expect(outcome).toMatchObject({
    kind: 'differs',
    isComplete: true,
    kinds: [{ witness: '/a/b', a: { allowed: true, line: 3 }, b: { allowed: false, line: 2 } }],
  });
  expect((await client.ask({ ...dialects, robots: text(star), b: 'bing' })).outcome).toEqual({
    kind: 'equal',
  });
  client.close();
});

test('causes are gathered by kind, with the lines that have to do with them', async () => {
  const client = createProofClient(connectProofsInline);
  const { groups } = await client.ask({
    kind: 'causes',
    robots: text('User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /*.pdf\n'),
    agent: 'x',
    reference: 'google',
    others: ['rfc9309', 'res1996'],
    urls: ['/a/b', '/a/b/c', '/x.pdf', '/y'],
  });
  expect(groups).toMatchObject([
    { cause: 'order', urls: 2, dialects: ['res1996'], lines: [2, 3], example: { url: '/a/b' } },
    { cause: 'wildcard-literal', urls: 1, dialects: ['res1996'], lines: [4], example: { url: '/x.pdf' } },
  ]);
  client.close();
});

test('simpler rules come with what they mean for everybody else', async () => {
  const client = createProofClient(connectProofsInline);
  const { simplification, others } = await client.ask({
    kind: 'simplify',
    robots: text('User-agent: *\nDisallow: /a\nDisallow: /a/b\n'),
    reading: 'each-its-own',
    bot: 'Googlebot',
    maxStates: 10_000,
  });
  expect(simplification.rules.map(({ line, kind }) => [line, kind])).toEqual([
    [2, 'kept'],
    [3, 'removed'],
  ]);
  expect(others?.kind).toBe('equal');
  client.close();
});

test('a later question takes the place of an earlier one', async () => {
  const client = createProofClient(connectProofsInline);
  const first = client.ask(changes(star, star, ['Googlebot']));
  const second = client.ask(dialects);
  await expect(first).rejects.toMatchObject({ failure: 'replaced' });
  expect((await second).kind).toBe('dialects');
  client.close();
});

test('a question that is not wanted any more ends at once, and the next is answered', async () => {
  const client = createProofClient(connectProofsInline);
  const controller = new AbortController();
  const asked = client.ask(dialects, { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ failure: 'cancelled' });
  expect((await client.ask(dialects)).kind).toBe('dialects');
  client.close();
});

test('answers to earlier questions are dropped', async () => {
  const posted: ProofRequest[] = [];
  let handlers: ProofPortHandlers | undefined;
  const client = createProofClient((given) => {
    handlers = given;
    return { post: (request) => posted.push(request), terminate: () => undefined };
  });
  const first = client.ask(dialects);
  const second = client.ask({ ...dialects, agent: 'y' });
  await expect(first).rejects.toMatchObject({ failure: 'replaced' });
  const answerTo = (runId: number, states: number) =>
    handlers?.onResponse({
      kind: 'done',
      runId,
      answer: { kind: 'dialects', outcome: { kind: 'undecided', states } },
    });
  const [one, two] = posted.filter(({ kind }) => kind === 'ask').map(({ runId }) => runId);
  answerTo(one ?? 0, 1);
  answerTo(two ?? 0, 2);
  expect((await second).outcome).toEqual({ kind: 'undecided', states: 2 });
  client.close();
});

test('a worker that breaks down is told of, and the next question starts another', async () => {
  let started = 0;
  const client = createProofClient((handlers) => {
    started += 1;
    if (started > 1) return connectProofsInline(handlers);
    return { post: () => handlers.onBreakdown('out of memory'), terminate: () => undefined };
  });
  await expect(client.ask(dialects)).rejects.toMatchObject({ failure: 'crashed', message: 'out of memory' });
  expect((await client.ask(dialects)).kind).toBe('dialects');
  client.close();
});
