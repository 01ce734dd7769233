import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { fillCase, openWorkbench, paste } from './support/workbench.ts';

const million = 1_000_000;
const robotsTxt = 'User-agent: *\nDisallow: /cart\nDisallow: /private/\nAllow: /private/item-3\n';

function pathOf(at: number): string {
  const section = at % 7 === 0 ? 'cart' : at % 3 === 0 ? 'private' : 'shop';
  return `/${section}/item-${at}?page=${at % 100}&session=0123456789abcdef0123456789abcdef0123456789abcdef`;
}

/** Verdicts by the plainest reading of the file above. */
function isBlocked(at: number): boolean {
  const path = pathOf(at);
  return path.startsWith('/cart') || (path.startsWith('/private/') && !path.startsWith('/private/item-3'));
}

async function writeList(path: string, lines: number): Promise<void> {
  const file = createWriteStream(path);
  for (let at = 0; at < lines; at += 10_000) {
    const part = Array.from({ length: Math.min(10_000, lines - at) }, (_, index) => pathOf(at + index));
    if (!file.write(`https://shop.example${part.join('\nhttps://shop.example')}\n`))
      await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** Gathers how long the page's own thread was held up, in milliseconds. */
async function watchLongTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ entryTypes: ['longtask'] });
  });
  return () => page.evaluate(() => (window as unknown as { longTasks: readonly number[] }).longTasks);
}

test('a million URLs are answered, filtered, sorted, scrolled and exported', async ({ page }, info) => {
  test.setTimeout(180_000);
  const list = info.outputPath('million.txt');
  await writeList(list, million);
  const workbench = await openWorkbench(page);
  // Written as a stream where there is a picker; a test has nobody who would pick.
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await workbench.robots.fill(robotsTxt);
  const longTasks = await watchLongTasks(page);

  await page.getByLabel('Open a list of URLs').setInputFiles(list);
  const { verdicts } = workbench;
  const bar = page.getByRole('progressbar', { name: 'URLs tested' });
  // First results while the rest is still being read.
  await expect(verdicts.getByRole('rowheader').first()).toHaveText(pathOf(0));
  await expect(bar).toBeVisible();
  await expect(page.getByText(/URLs per second, .* left/)).toBeVisible();
  await expect(page.getByText('1,000,000 URLs tested.')).toBeVisible({ timeout: 120_000 });
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '1,000,000 URLs from million.txt' })).toBeVisible();

  const grid = verdicts.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', String(million + 1));
  expect(await verdicts.getByRole('rowheader').count()).toBeLessThan(100);

  let blocked = 0;
  for (let at = 0; at < million; at += 1) if (isBlocked(at)) blocked += 1;
  await page.getByRole('button', { name: `Blocked ${blocked.toLocaleString('en')}` }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', String(blocked + 1));

  await page.getByRole('searchbox', { name: 'Search the URLs' }).fill('CART/ITEM-7');
  await expect(verdicts.getByRole('rowheader').first()).toHaveText(pathOf(7));
  await page.getByRole('searchbox', { name: 'Search the URLs' }).fill('');
  await page.getByRole('button', { name: /^All/ }).first().click();
  await expect(grid).toHaveAttribute('aria-rowcount', String(million + 1));

  await verdicts.getByRole('button', { name: 'Rule for Googlebot' }).click();
  await verdicts.getByRole('button', { name: 'Rule for Googlebot' }).click();
  await expect(verdicts.getByRole('rowheader').first()).toHaveText(pathOf(3));
  await verdicts.getByRole('button', { name: 'Rule for Googlebot' }).click();
  await expect(verdicts.getByRole('rowheader').first()).toHaveText(pathOf(0));

  await verdicts.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(verdicts.getByRole('rowheader').last()).toHaveText(pathOf(million - 1));

  await page.getByRole('searchbox', { name: 'Search the URLs' }).fill('item-99999');
  await expect(verdicts.getByRole('rowheader').first()).toHaveText(pathOf(99_999));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const [head, ...rows] = saved.trimEnd().split('\r\n');
  expect(head).toBe('line,url,note,Googlebot,Googlebot: robots.txt line');
  expect(rows).toHaveLength(11);
  expect(rows[0]).toContain(isBlocked(99_999) ? 'disallow' : 'allow');

  const tasks = await longTasks();
  const report = `${tasks.length} long tasks, the longest ${Math.max(0, ...tasks)} ms: ${tasks.join(' ')}`;
  await info.attach('long tasks', { body: report, contentType: 'text/plain' });
});

test('a run is cancelled, keeps what it has, and runs again', async ({ page }, info) => {
  const list = info.outputPath('long.txt');
  await writeList(list, 600_000);
  const workbench = await openWorkbench(page);
  await workbench.robots.fill(robotsTxt);
  await page.getByLabel('Open a list of URLs').setInputFiles(list);
  // Before, it is the opening of the file that could be cancelled.
  await expect(page.getByRole('progressbar', { name: 'URLs tested' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Cancelled: .* URLs tested\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText('600,000 URLs tested.')).toBeVisible({ timeout: 60_000 });
});

test('an edit of robots.txt answers a long list anew; the list is not in the draft', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await workbench.robots.fill(robotsTxt);
  await paste(workbench.urls, Array.from({ length: 6_000 }, (_, at) => pathOf(at)).join('\n'));
  await expect(page.getByText('6,000 URLs tested.')).toBeVisible();
  await expect(
    workbench.row(pathOf(7)).getByRole('button', { name: 'Googlebot: blocked, why' }),
  ).toBeVisible();
  await workbench.robots.fill('User-agent: *\nDisallow: /shop\n');
  await expect(
    workbench.row(pathOf(7)).getByRole('button', { name: 'Googlebot: allowed, why' }),
  ).toBeVisible();
  await expect(
    workbench.row(pathOf(1)).getByRole('button', { name: 'Googlebot: blocked, why' }),
  ).toBeVisible();

  const lines = Array.from({ length: 40_000 }, (_, at) => pathOf(at)).join('\n');
  await page
    .getByLabel('Open a list of URLs')
    .setInputFiles({ name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.from(lines) });
  await expect(page.getByRole('heading', { name: '40,000 URLs from big.txt' })).toBeVisible();
  await expect(page.getByText('too long to be saved in drafts or links')).toBeVisible();
  const kept = await page.evaluate(() => Object.values({ ...localStorage }).join(''));
  expect(kept).not.toContain('item-39999');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(workbench.urls).toBeVisible();
});

test('a long list that was pasted is said to be from the clipboard, and is counted', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/one\n/two');
  const lines = Array.from({ length: 60_000 }, (_, at) => `https://shop.example${pathOf(at)}`);
  await paste(workbench.urls, lines.join('\n'));
  await expect(page.getByRole('heading', { name: '60,000 URLs from the clipboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^60,000 URLs · 1 bot\./ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Long list' })).not.toContainText('from the file');
  await expect(workbench.row(`https://shop.example${pathOf(0)}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Export' }).click();
  await expect(page.getByRole('note')).toContainText(
    'The long list from the clipboard is not part of the case',
  );
});
