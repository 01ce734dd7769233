import { expect, test, vi } from 'vitest';
import { everyRow, listOrder } from './bulkFilter.ts';
import type { BulkPages } from './bulkPages.ts';
import { createBulkPages, pageLength } from './bulkPages.ts';
import { createBulkClient } from './client.ts';
import { connectInline } from './inlinePort.ts';

const listed = 1_000;
const choice = { filter: everyRow, sort: listOrder };

async function finishedRun() {
  const run = createBulkClient(connectInline).start({
    robots: { kind: 'text', text: 'User-agent: *\nDisallow: /9' },
    reading: 'google',
    bots: ['Googlebot'],
    origin: null,
    list: new Blob([Array.from({ length: listed }, (_, at) => `/${at}`).join('\n')]),
  });
  await run.finished;
  return run;
}

const firstUrl = (pages: BulkPages, page: number) => pages.state()?.pages.get(page)?.urls[0];

test('the first rows come with a choice, others when they are needed', async () => {
  const pages = createBulkPages();
  pages.choose(await finishedRun(), choice);
  await vi.waitFor(() => expect(pages.state()?.count).toBe(listed));
  expect(firstUrl(pages, 0)).toBe('/0');
  expect(pages.state()?.rules).toEqual([
    { bot: 0, line: 0, rows: 889 },
    { bot: 0, line: 2, rows: 111 },
  ]);
  pages.need(3 * pageLength + 5, 3 * pageLength + 20);
  await vi.waitFor(() => expect(firstUrl(pages, 3)).toBe(`/${3 * pageLength}`));
});

test('of choices made quickly the last one counts, and what is shown is never of two', async () => {
  const pages = createBulkPages();
  const seen: (string | undefined)[] = [];
  pages.subscribe(() => seen.push(`${pages.state()?.count} ${firstUrl(pages, 0)}`));
  const run = await finishedRun();
  pages.choose(run, choice);
  pages.choose(run, { ...choice, filter: { ...everyRow, show: 'allowed' } });
  pages.choose(run, { ...choice, filter: { ...everyRow, show: 'disallowed' } });
  await vi.waitFor(() => expect(pages.state()).toMatchObject({ count: 111, isChanging: false }));
  expect(firstUrl(pages, 0)).toBe('/9');
  expect(new Set(seen)).toEqual(new Set(['1000 /0', '111 /9']));
});

test('after fewer rows the last of them are there, not those of a place that is gone', async () => {
  const pages = createBulkPages();
  const run = await finishedRun();
  pages.choose(run, choice);
  await vi.waitFor(() => expect(pages.state()?.count).toBe(listed));
  pages.need(900, 950);
  await vi.waitFor(() => expect(pages.state()?.pages.has(4)).toBe(true));
  pages.choose(run, { ...choice, filter: { ...everyRow, show: 'disallowed' } });
  await vi.waitFor(() => expect(pages.state()?.count).toBe(111));
  expect(firstUrl(pages, 0)).toBe('/9');
});
