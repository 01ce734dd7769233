import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWith } from '../../testRender.tsx';
import { ServicesContext } from '../ServicesContext.ts';
import type { ProofPortHandlers } from './proofPort.ts';
import type { DialectsQuestion, ProofRequest } from './protocol.ts';
import { useProof } from './useProof.ts';

/** A prover that answers when it is told to. */
function createProver() {
  const asked: Extract<ProofRequest, { kind: 'ask' }>[] = [];
  let handlers: ProofPortHandlers | null = null;
  return {
    asked,
    connect: (given: ProofPortHandlers) => {
      handlers = given;
      return {
        post: (request: ProofRequest) => {
          if (request.kind === 'ask') asked.push(request);
          else handlers?.onResponse({ kind: 'cancelled', runId: request.runId });
        },
        terminate: () => undefined,
      };
    },
    answer: () =>
      act(() => {
        const runId = asked.at(-1)?.runId ?? 0;
        handlers?.onResponse({
          kind: 'done',
          runId,
          answer: { kind: 'dialects', outcome: { kind: 'equal' } },
        });
      }),
  };
}

function Probe({ robots, b }: { readonly robots: string; readonly b: DialectsQuestion['b'] }) {
  // A new object each time, as after any edit of a case.
  const { state, earlier } = useProof<DialectsQuestion>({
    kind: 'dialects',
    robots: { kind: 'text', text: robots },
    agent: 'x',
    a: 'google',
    b,
    maxStates: 10,
  });
  return (
    <p role="status">
      {state.kind}
      {earlier !== null && `, before: ${earlier.answer.outcome.kind}`}
    </p>
  );
}

function probe() {
  const prover = createProver();
  const { services, unmount } = renderWith(<p />, { services: { connectProofs: prover.connect } });
  unmount();
  const drawn = (robots: string, b: DialectsQuestion['b'] = 'bing') => (
    <ServicesContext value={services}>
      <Probe robots={robots} b={b} />
    </ServicesContext>
  );
  const { rerender } = render(drawn('a'));
  return { prover, ask: (robots: string, b?: DialectsQuestion['b']) => rerender(drawn(robots, b)) };
}

test('the same question in another object is not asked again', async () => {
  const { prover, ask } = probe();
  ask('a');
  expect(prover.asked).toHaveLength(1);
  await prover.answer();
  ask('a');
  expect(screen.getByRole('status')).toHaveTextContent(/^done$/);
  expect(prover.asked).toHaveLength(1);
});

test('after an edit it is asked again, and the answer of before stays until the new one comes', async () => {
  const { prover, ask } = probe();
  expect(screen.getByRole('status')).toHaveTextContent(/^running$/);
  await prover.answer();
  ask('b');
  expect(prover.asked.at(-1)?.question).toMatchObject({ robots: { text: 'b' } });
  expect(screen.getByRole('status')).toHaveTextContent('running, before: equal');
  ask('c');
  expect(screen.getByRole('status')).toHaveTextContent('running, before: equal');
  await prover.answer();
  expect(screen.getByRole('status')).toHaveTextContent(/^done$/);
});

test('the answer to another question is not shown for this one', async () => {
  const { prover, ask } = probe();
  await prover.answer();
  ask('a', 'yandex');
  expect(screen.getByRole('status')).toHaveTextContent(/^running$/);
});
