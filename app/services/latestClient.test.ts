import { describe, expect, test, vi } from 'vitest';
import type { LatestPort, LatestQuestion } from './latestClient.ts';
import { createLatestClient } from './latestClient.ts';

interface Asked {
  readonly runId: number;
  readonly what: string;
  readonly isFirst: boolean;
}
interface Told {
  readonly runId: number;
}
type Question = LatestQuestion<Asked, Told>;

/** Workers that answer, or break down, when they are told to. */
function fakeWorkers() {
  const asked: Asked[] = [];
  const ports: LatestPort<Asked, Told>[] = [];
  const start = () => {
    const port: LatestPort<Asked, Told> = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (request) => void asked.push(request),
      terminate: vi.fn(),
    };
    ports.push(port);
    return port;
  };
  return {
    start,
    ports,
    asked,
    whats: () => asked.map(({ what }) => what),
    answer: (runId: number) => ports.at(-1)?.onmessage?.(new MessageEvent('message', { data: { runId } })),
    breakDown: () => ports.at(-1)?.onerror?.(new Event('error') as ErrorEvent),
  };
}

/** A question that writes down what becomes of it. */
function question(about: string, what: string, log: string[]): Question {
  return {
    about,
    request: (runId, isFirst) => ({ runId, what, isFirst }),
    onResponse: () => void log.push(`${what} told`),
    onFailure: () => void log.push(`${what} failed`),
  };
}

describe('of what waits', () => {
  test('the last about each thing is asked, in the order in which the things came', () => {
    const { start, whats, answer } = fakeWorkers();
    const client = createLatestClient(start);
    const log: string[] = [];
    client.ask(question('rows', 'rows 1', log));
    client.ask(question('groups', 'groups 1', log));
    client.ask(question('rows', 'rows 2', log));
    client.ask(question('groups', 'groups 2', log));
    for (const runId of [1, 2, 3]) answer(runId);
    expect(whats()).toEqual(['rows 1', 'groups 2', 'rows 2']);
    expect(log).toEqual(['groups 2 told', 'rows 2 told']);
  });

  test('what was withdrawn is not asked, and not told', () => {
    const { start, whats, answer } = fakeWorkers();
    const client = createLatestClient(start);
    const log: string[] = [];
    const withdrawFirst = client.ask(question('rows', 'rows', log));
    client.ask(question('groups', 'groups', log))();
    withdrawFirst();
    answer(1);
    expect(whats()).toEqual(['rows']);
    expect(log).toEqual([]);
  });

  test('an answer of an earlier run is dropped', () => {
    const { start, answer } = fakeWorkers();
    const client = createLatestClient(start);
    const log: string[] = [];
    client.ask(question('rows', 'rows 1', log));
    answer(1);
    client.ask(question('rows', 'rows 2', log));
    answer(1);
    expect(log).toEqual(['rows 1 told']);
    answer(2);
    expect(log).toEqual(['rows 1 told', 'rows 2 told']);
  });
});

test('a worker that breaks down is ended; the next question goes to a fresh one, which knows nothing', () => {
  const { start, ports, asked, answer, breakDown } = fakeWorkers();
  const client = createLatestClient(start);
  const log: string[] = [];
  client.ask(question('rows', 'rows 1', log));
  client.ask(question('groups', 'groups', log));
  breakDown();
  expect(log).toEqual(['rows 1 failed']);
  expect(ports).toHaveLength(2);
  expect(ports[0]?.terminate).toHaveBeenCalledOnce();
  answer(2);
  client.ask(question('rows', 'rows 2', log));
  answer(3);
  expect(log).toEqual(['rows 1 failed', 'groups told', 'rows 2 told']);
  expect(asked.map(({ isFirst }) => isFirst)).toEqual([true, true, false]);
});
