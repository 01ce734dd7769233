import { expect, test } from '@playwright/test';
import { fillCase, openWorkbench } from './support/workbench.ts';

test('a reload brings the draft back', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: *\nDisallow: /kept', '/kept\n# a note\n/other');
  await page.reload();
  await expect(workbench.line('Disallow: /kept')).toBeVisible();
  await expect(workbench.urls).toContainText('# a note');
  await expect(workbench.row('/kept').getByRole('button', { name: 'Googlebot: blocked' })).toBeVisible();
});

test('two tabs don’t overwrite each other', async ({ page, context }) => {
  const first = await openWorkbench(page);
  await first.robots.fill('User-agent: first');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const otherPage = await context.newPage();
  const second = await openWorkbench(otherPage);
  await expect(second.line('User-agent: first')).toBeVisible();
  await second.robots.fill('User-agent: second');
  await otherPage.reload();
  await expect(second.line('User-agent: second')).toBeVisible();
  await page.reload();
  await expect(first.line('User-agent: first')).toBeVisible();
});

test('where nothing can be kept, it is said and all else works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: *\nDisallow: /a', '/a');
  await expect(page.getByText('Not saved: this browser blocks storage')).toBeVisible();
  await expect(workbench.row('/a').getByRole('button', { name: 'Googlebot: blocked' })).toBeVisible();
});

test('a chosen theme is remembered and painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWorkbench(page);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Theme: same as system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  expect(await background()).not.toBe(light);
});
