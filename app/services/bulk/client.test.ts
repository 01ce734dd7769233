import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BulkPortHandlers } from './bulkPort.ts';
import { createBulkClient } from './client.ts';
import { connectInline } from './inlinePort.ts';
import type { BulkInput, BulkProgress, BulkRequest } from './protocol.ts';

const input = (urls: string): BulkInput => ({
  robots: { kind: 'text', text: 'User-agent: *\nDisallow: /x' },
  reading: 'google',
  bots: ['Googlebot'],
  origin: null,
  list: new Blob([urls]),
});

const progress: BulkProgress = {
  rows: 1,
  allowed: [1],
  disallowed: [0],
  outside: 0,
  unreadable: 0,
  unexpected: 0,
  expectations: 0,
  failures: 0,
  octetsRead: 2,
  octets: 2,
  elapsedMilliseconds: 1,
};

/** Connections that answer only what a test says. */
function createFakes() {
  const opened: { handlers: BulkPortHandlers; requests: BulkRequest[]; terminated: boolean }[] = [];
  const client = createBulkClient((handlers) => {
    const connection = { handlers, requests: [] as BulkRequest[], terminated: false };
    opened.push(connection);
    return {
      post: (request) => connection.requests.push(request),
      terminate: () => {
        connection.terminated = true;
      },
    };
  });
  return { client, opened };
}

const failing = (failure: string) => expect.objectContaining({ name: 'BulkError', failure });

describe('a run answered on the page', () => {
  const manyLines = Array.from({ length: 60_000 }, (_, index) => `/${index}`).join('\n');

  test('reports progress before its end, which never goes back, and can be asked on the way', async () => {
    const reported: BulkProgress[] = [];
    const { promise: firstReport, resolve: tellFirst } = deferred();
    const run = createBulkClient(connectInline).start(input(manyLines), {
      onProgress: (now) => {
        reported.push(now);
        tellFirst();
      },
    });
    await firstReport;
    const early = await run.rows(0, 1);
    expect(early.urls).toEqual(['/0']);
    const last = await run.finished;
    expect(last.rows).toBe(60_000);
    expect(reported.length).toBeGreaterThan(1);
    expect(reported.map(({ rows }) => rows)).toEqual(
      reported.map(({ rows }) => rows).toSorted((a, b) => a - b),
    );
  });

  test('rejects with the reason of its signal when cancelled, and keeps the rows so far', async () => {
    const abort = new AbortController();
    const reason = new Error('enough');
    const run = createBulkClient(connectInline).start(input(manyLines), {
      signal: abort.signal,
      onProgress: () => abort.abort(reason),
    });
    await expect(run.finished).rejects.toBe(reason);
    const rows = await run.rows(0, 60_000);
    expect(rows.urls.length).toBeGreaterThan(0);
    expect(rows.urls.length).toBeLessThan(60_000);
  });

  test('is replaced by the next one, whose answers alone arrive', async () => {
    const client = createBulkClient(connectInline);
    const first = client.start(input(manyLines));
    const second = client.start(input('/x'));
    await expect(first.finished).rejects.toEqual(failing('replaced'));
    await expect(first.rows(0, 1)).rejects.toEqual(failing('replaced'));
    expect((await second.finished).disallowed).toEqual([1]);
    expect((await second.rows(0, 9)).urls).toEqual(['/x']);
  });
});

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('a client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('connects with the first run and not before', () => {
    const { client, opened } = createFakes();
    expect(opened).toHaveLength(0);
    client.start(input('/'));
    client.start(input('/'));
    expect(opened).toHaveLength(1);
  });

  test('drops what an earlier run still says', async () => {
    const { client, opened } = createFakes();
    const onProgress = vi.fn();
    client.start(input('/'), { onProgress });
    const second = client.start(input('/'), { onProgress });
    const handlers = opened[0]?.handlers;
    handlers?.onResponse({ kind: 'progress', runId: 1, progress });
    handlers?.onResponse({ kind: 'done', runId: 1, progress });
    expect(onProgress).not.toHaveBeenCalled();
    handlers?.onResponse({ kind: 'done', runId: 2, progress });
    expect(await second.finished).toEqual(progress);
    expect(onProgress).toHaveBeenCalledTimes(1);
  });

  test('ends a worker that does not stop when cancelled, and starts another for the next run', async () => {
    const { client, opened } = createFakes();
    const abort = new AbortController();
    const run = client.start(input('/'), { signal: abort.signal });
    const asked = run.rows(0, 1);
    abort.abort('stop');
    expect(opened[0]?.requests.at(-1)).toEqual({ kind: 'cancel', runId: 1 });
    const ends = Promise.all([expect(run.finished).rejects.toBe('stop'), expect(asked).rejects.toBe('stop')]);
    vi.advanceTimersByTime(199);
    expect(opened[0]?.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(opened[0]?.terminated).toBe(true);
    await ends;
    client.start(input('/'));
    expect(opened).toHaveLength(2);
  });

  test('leaves a worker alone that stops in time', async () => {
    const { client, opened } = createFakes();
    const abort = new AbortController();
    const run = client.start(input('/'), { signal: abort.signal });
    abort.abort('stop');
    opened[0]?.handlers.onResponse({ kind: 'cancelled', runId: 1, progress });
    await expect(run.finished).rejects.toBe('stop');
    vi.advanceTimersByTime(60_000);
    expect(opened[0]?.terminated).toBe(false);
  });

  test('does not start what is cancelled already', async () => {
    const { client, opened } = createFakes();
    const run = client.start(input('/'), { signal: AbortSignal.abort('never mind') });
    await expect(run.finished).rejects.toBe('never mind');
    expect(opened).toHaveLength(0);
  });

  test('rejects everything when the worker breaks down, and recovers with the next run', async () => {
    const { client, opened } = createFakes();
    const run = client.start(input('/'));
    const asked = run.rules();
    opened[0]?.handlers.onBreakdown('out of memory');
    await expect(run.finished).rejects.toEqual(failing('crashed'));
    await expect(run.finished).rejects.toThrow('out of memory');
    await expect(asked).rejects.toEqual(failing('crashed'));
    expect(opened[0]?.terminated).toBe(true);
    const next = client.start(input('/'));
    opened[1]?.handlers.onResponse({ kind: 'done', runId: 2, progress });
    expect(await next.finished).toEqual(progress);
  });

  test('passes on what the worker could not do', async () => {
    const { client, opened } = createFakes();
    const run = client.start(input('/'));
    const asked = run.rows(0, 1);
    const { handlers, requests } = opened[0] ?? {};
    const question = requests?.at(-1);
    const askId = question?.kind === 'ask' ? question.askId : -1;
    handlers?.onResponse({ kind: 'refused', runId: 1, askId, message: 'no such row' });
    await expect(asked).rejects.toThrow('no such row');
    handlers?.onResponse({ kind: 'failed', runId: 1, message: 'unreadable file' });
    await expect(run.finished).rejects.toThrow('unreadable file');
  });

  test('ends the worker some time after the results are released, unless a run starts', async () => {
    const { client, opened } = createFakes();
    const run = client.start(input('/'));
    opened[0]?.handlers.onResponse({ kind: 'done', runId: 1, progress });
    await run.finished;
    vi.advanceTimersByTime(3_600_000);
    expect(opened[0]?.terminated).toBe(false);
    run.release();
    vi.advanceTimersByTime(9_999);
    const next = client.start(input('/'));
    vi.advanceTimersByTime(60_000);
    expect(opened[0]?.terminated).toBe(false);
    next.release();
    await expect(next.finished).rejects.toEqual(failing('closed'));
    vi.advanceTimersByTime(10_000);
    expect(opened[0]?.terminated).toBe(true);
  });

  test('closes', async () => {
    const { client, opened } = createFakes();
    const run = client.start(input('/'));
    client.close();
    await expect(run.finished).rejects.toEqual(failing('closed'));
    expect(opened[0]?.terminated).toBe(true);
  });
});
