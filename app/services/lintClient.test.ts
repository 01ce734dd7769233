import { expect, test, vi } from 'vitest';
import type { LintPort } from './lintClient.ts';
import { createLintClient } from './lintClient.ts';
import type { LintRequest } from './lintProtocol.ts';

/** A worker that answers when it is told to. */
function fakePort() {
  const asked: LintRequest[] = [];
  const port: LintPort = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (request) => void asked.push(request),
    terminate: vi.fn(),
  };
  const answer = (index: number) =>
    port.onmessage?.(
      new MessageEvent('message', { data: { runId: asked[index]?.runId ?? -1, findings: [] } }),
    );
  return { port, asked, answer };
}

const file = (robots: string) => ({ robots, origin: null, fetch: null, expectations: [], exact: false });

test('a file is checked and its findings are told', () => {
  const { port, asked, answer } = fakePort();
  const [onFindings, onFailure] = [vi.fn(), vi.fn()];
  createLintClient(() => port).check(file('a'), onFindings, onFailure);
  expect(asked).toMatchObject([{ robots: 'a' }]);
  answer(0);
  expect(onFindings).toHaveBeenCalledExactlyOnceWith([]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('of the files that come while one is checked only the last is checked, and told', () => {
  const { port, asked, answer } = fakePort();
  const client = createLintClient(() => port);
  const told = [vi.fn(), vi.fn(), vi.fn()] as const;
  client.check(file('a'), told[0], vi.fn());
  client.check(file('b'), told[1], vi.fn());
  client.check(file('c'), told[2], vi.fn());
  answer(0);
  expect(asked.map(({ robots }) => robots)).toEqual(['a', 'c']);
  answer(1);
  expect(told.map((listener) => listener.mock.calls.length)).toEqual([0, 0, 1]);
});

test('a worker that breaks is told, and replaced for the next file', () => {
  const [broken, sound] = [fakePort(), fakePort()];
  const start = vi.fn().mockReturnValueOnce(broken.port).mockReturnValueOnce(sound.port);
  const client = createLintClient(start);
  const onFailure = vi.fn();
  client.check(file('a'), vi.fn(), onFailure);
  broken.port.onerror?.(new Event('error') as ErrorEvent);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(broken.port.terminate).toHaveBeenCalledOnce();

  const onFindings = vi.fn();
  client.check(file('b'), onFindings, vi.fn());
  sound.answer(0);
  expect(onFindings).toHaveBeenCalledOnce();
});
