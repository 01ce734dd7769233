import { expect, test } from '@playwright/test';
import { fillCase, openWorkbench } from './support/workbench.ts';

const robotsTxt = 'User-agent: *\nDisallow: /é <b>bold</b>\n';

test('a link reopens everything in another browser, and only then is in the address', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mine = await openWorkbench(page);
  await fillCase(mine, robotsTxt, '/é\n/x');
  await page.getByRole('textbox', { name: 'Title of this case' }).fill('For the ticket');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newPage();
  const theirs = await openWorkbench(other, new URL(link).hash);
  await expect(theirs.line('Disallow: /é <b>bold</b>')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Title of this case' })).toHaveValue('For the ticket');
  await expect(theirs.row('/é').getByRole('button', { name: 'Googlebot: allowed' })).toBeVisible();
  await expect(other.locator('b', { hasText: 'bold' })).toHaveCount(0);
  await other.close();
});

test('where the clipboard is refused, there is a box to copy from', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    });
  });
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/x');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const box = page.getByRole('textbox', { name: 'Link to this case' });
  await expect(box).toHaveValue(/#v1/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(box).toHaveCount(0);
});

test('a link asks before it takes the place of a draft', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/x');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await workbench.robots.fill('User-agent: mine');

  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, hash);
  const question = page.getByRole('dialog', { name: 'Replace your draft with this link?' });
  await question.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(workbench.line('User-agent: mine')).toBeVisible();

  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, hash);
  await question.getByRole('button', { name: 'Open the link' }).click();
  await expect(workbench.line('Disallow: /é')).toBeVisible();
});

for (const [kind, fragment, message] of [
  ['mangled', `#v1${'A'.repeat(60)}`, 'altered in transit'],
  ['from the future', '#v7abcd', 'newer than this version'],
  ['empty', '#v1', 'The end of this link is missing'],
  ['hostile', '#v1<img src=x onerror=alert(1)>', 'altered in transit'],
] as const)
  test(`a link that is ${kind} says so and leaves the draft`, async ({ page }) => {
    const workbench = await openWorkbench(page);
    await workbench.robots.fill('User-agent: mine');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.goto('about:blank');
    // The notice hides the page behind it.
    await page.goto(`/${fragment}`);
    const notice = page.getByRole('dialog', { name: 'This link can’t be opened' });
    await expect(notice).toContainText(message);
    await notice.getByRole('button', { name: 'Keep my draft' }).click();
    await expect(workbench.line('User-agent: mine')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });
