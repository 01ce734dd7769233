import { expect, type Page, test } from '@playwright/test';
import { openWorkbench, paste, showPart, showTests, type Workbench } from './support/workbench.ts';

// 18,000 lines, half a megabyte: the largest file that crawlers read whole.
const lines = Array.from({ length: 18_000 }, (_, at) =>
  at % 60 === 0 ? `User-agent: bot${at}` : `Disallow: /folder/page-${at}.html`,
);
const large = `User-agent: *\nDisallow: /a\n${lines.join('\n')}\n`;

/** Drops a robots.txt, as a file is opened. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([dropped], 'robots.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}

async function openLarge(page: Page): Promise<Workbench> {
  const workbench = await openWorkbench(page);
  await showTests(page);
  await workbench.urls.fill('/a\n/b');
  await drop(page, large);
  await showTests(page);
  await expect(workbench.row('/a').getByRole('button', { name: 'Line 2 Disallow: /a' })).toBeVisible();
  await expect(workbench.verdicts).toHaveAttribute('aria-busy', 'false');
  return workbench;
}

/** What happened, in its order, since it was begun to be written down. */
async function writeDown(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    addEventListener('keydown', ({ key }) => events.push(`key ${key}`), true);
    const verdicts = document.querySelector('[aria-label="Verdicts"]');
    if (verdicts === null) throw new Error('There are no verdicts.');
    new MutationObserver(() => events.push(`busy ${verdicts.getAttribute('aria-busy')}`)).observe(verdicts, {
      attributeFilter: ['aria-busy'],
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'events') as readonly string[]);
}

test('typing in a file of 18,000 lines marks what is old at the first key, and ends with fresh verdicts and marks', async ({
  page,
}) => {
  const workbench = await openLarge(page);
  const { robots, verdicts, row, line } = workbench;
  await showPart(page, 'robots.txt');
  await expect(line('Disallow: /a').first()).toContainText('decides 1 of 2');
  await robots.press('ControlOrMeta+Home');
  await robots.press('ArrowDown');
  await robots.press('End');
  const happened = await writeDown(page);
  await page.keyboard.type('\nDisallow: /b');
  await expect(line('Disallow: /b')).toHaveCount(1);
  await showTests(page);
  await expect(row('/b').getByRole('button', { name: 'Line 3 Disallow: /b' })).toBeVisible();
  await expect(verdicts).toHaveAttribute('aria-busy', 'false');
  await showPart(page, 'robots.txt');
  await expect(line('Disallow: /b')).toContainText('decides 1 of 2');
  const events = await happened();
  // Old rows are marked by the first key, before the second; the last change of all is that they are fresh.
  expect(events.slice(0, 2)).toEqual(['key Enter', 'busy true']);
  expect(events.at(-1)).toBe('busy false');
  expect(events.filter((event) => event.startsWith('key '))).toHaveLength('\nDisallow: /b'.length);
});

test('what is typed while findings and verdicts come stays as it was typed', async ({ page }) => {
  const { robots, verdicts } = await openLarge(page);
  await showPart(page, 'robots.txt');
  await robots.press('ControlOrMeta+Home');
  const words = 'first second third fourth fifth sixth seventh';
  // After each word a pause, long enough to be told of: its answers come while the next one is typed.
  for (const word of words.split(' ')) {
    await page.keyboard.type(`# ${word}`, { delay: 40 });
    await page.keyboard.press('Enter', { delay: 260 });
  }
  await showTests(page);
  await expect(verdicts).toHaveAttribute('aria-busy', 'false');
  for (const word of words.split(' ')) await expect(robots).toContainText(`# ${word}`);
  await expect(page.getByRole('button', { name: 'Line 9 Disallow: /a' })).toBeVisible();
});

test('bots and groups of a large file are told without being asked for', async ({ page }) => {
  await openLarge(page);
  await page.getByRole('tab', { name: /^Bots/ }).click();
  await expect(page.getByRole('grid', { name: 'Bots and what they may fetch' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Googlebot, /a: blocked, line 2' })).toBeVisible();
  await page.getByRole('tab', { name: /^Groups/ }).click();
  await expect(page.getByRole('region', { name: 'Rules for Googlebot' })).toContainText(
    'it follows the group at line 1',
  );
});

test('megabytes that are pasted are answered, and can be typed in', async ({ page }) => {
  const { robots, urls, verdicts, row } = await openWorkbench(page);
  await showTests(page);
  await urls.fill('/folder/page-7\n/else');
  await showPart(page, 'robots.txt');
  const rules = Array.from({ length: 115_000 }, (_, at) => `Disallow: /folder/page-${at}/and-so-on`);
  await paste(robots, `User-agent: *\n${rules.join('\n')}\n`);
  // At the beginning: of what is beyond 500 KiB Google reads nothing.
  await robots.press('ControlOrMeta+Home');
  await robots.press('End');
  await page.keyboard.type('\nDisallow: /else');
  await showTests(page);
  await expect(row('/else').getByRole('button', { name: 'Line 2 Disallow: /else' })).toBeVisible();
  await expect(verdicts).toHaveAttribute('aria-busy', 'false');
});
