import { expect, test } from 'vitest';
import { bulkVerdicts } from '../../../engine/index.ts';
import { createBulkClient } from './client.ts';
import type { BulkInput } from './protocol.ts';
import { connectWorker } from './workerPort.ts';

// In a browser, for there are workers.

const input = (list: Blob): BulkInput => ({
  robots: { kind: 'octets', octets: new TextEncoder().encode('User-agent: *\nDisallow: /1') },
  reading: 'google',
  bots: ['Googlebot'],
  origin: null,
  list,
});

test('a worker answers a dropped file, and its rows arrive in columns', async () => {
  const client = createBulkClient(connectWorker);
  const lines = Array.from({ length: 50_000 }, (_, index) => `/${index}`);
  const run = client.start(input(new File([lines.join('\n')], 'urls.txt')));
  const { rows, disallowed } = await run.finished;
  expect(rows).toBe(50_000);
  expect(disallowed).toEqual([lines.filter((line) => line.startsWith('/1')).length]);
  const page = await run.rows(9, 11);
  expect(page.urls).toEqual(['/9', '/10']);
  expect(Array.from(page.verdicts)).toEqual([bulkVerdicts.allowed, bulkVerdicts.disallowed]);
  expect(Array.from(page.ruleLines)).toEqual([0, 2]);
  const text = await new Response(run.export('csv')).text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(50_001);
  client.close();
});

test('a worker stops when cancelled, and its rows so far can be asked about', async () => {
  const client = createBulkClient(connectWorker);
  const abort = new AbortController();
  const line = '/a/long/enough/path/of/no/meaning\n';
  const run = client.start(input(new Blob(Array.from({ length: 1_000 }, () => line.repeat(1_000)))), {
    signal: abort.signal,
    onProgress: () => abort.abort('enough'),
  });
  await expect(run.finished).rejects.toBe('enough');
  const rows = await run.rows(0, 1_000_000);
  expect(rows.urls.length).toBeGreaterThan(0);
  expect(rows.urls.length).toBeLessThan(1_000_000);
  client.close();
});

test('one run follows another, each with its own rows', async () => {
  const client = createBulkClient(connectWorker);
  const run = client.start(input(new Blob(['/1'])));
  await run.finished;
  const next = client.start(input(new Blob(['/2\n/1'])));
  expect((await next.finished).rows).toBe(2);
  await expect(run.rows(0, 1)).rejects.toMatchObject({ failure: 'replaced' });
  expect((await next.rows(0, 9)).urls).toEqual(['/2', '/1']);
  client.close();
});
