import { expect, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { savedBy } from './support/downloads.ts';
import { fillCase, openWorkbench, showTests } from './support/workbench.ts';

const live = `User-agent: *
Disallow: /shop
Disallow: /shop/cart

User-agent: GPTBot
Disallow: /
`;
const urlList = '/shop/cart\n/about\n';

test('what breaks if this is deployed?', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, live, urlList);
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByRole('button', { name: 'Use the current file' }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByText('No verdict changes for any crawler')).toBeVisible();

  await test.step('a clean-up is proven to change nothing', async () => {
    await workbench.robots.fill(live.replace('Disallow: /shop/cart\n', ''));
    await expect(changes.getByText('No verdict changes for any crawler')).toBeVisible();
    await expect(changes.getByText('No verdict changes for 2 URLs and 1 bot.')).toBeVisible();
    await expect(changes.getByRole('textbox', { name: 'Live' })).toContainText('Disallow: /shop/cart');
  });

  await test.step('a slip is found with a URL that shows it', async () => {
    await workbench.robots.fill(live.replace('/shop\n', '/a\n'));
    await expect(changes.getByText(/^Verdicts change for \d+ crawlers; no changes for \d+$/)).toBeVisible();
    const found = changes.getByRole('list', { name: /^URLs that change for Googlebot/ });
    await expect(found.getByRole('listitem').first()).toContainText('newly blocked/a');
    await expect(changes.getByText(/For GPTBot.*: no verdict changes/)).toBeVisible();
    await found.getByRole('button', { name: 'Add /a to the URL list' }).click();
    await expect(changes.getByRole('row', { name: /^\/a Googlebot newly blocked/ })).toContainText(
      'Disallow: /a',
    );
    await expect(page.getByRole('tab', { name: 'Changes 2' })).toBeVisible();
  });

  await test.step('the report goes to a ticket', async () => {
    await page.getByRole('button', { name: 'Report' }).last().click();
    const { name, octets } = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'Save as Markdown' }).click(),
    );
    expect(name).toBe('robots-changes.md');
    expect(octets.toString()).toContain(
      '`/a` newly blocked: live allowed, no rule matches; draft blocked by line 2',
    );
  });

  await test.step('the baseline outlives a reload', async () => {
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(changes.getByText(/^Verdicts change for \d+ crawlers/)).toBeVisible();
  });
});

test('rules are simplified, and one undo brings them back', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await workbench.robots.fill(live);
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByRole('button', { name: 'Simplify…' }).click();
  await expect(
    page.getByText('1 rule instead of 2, proven the same for Googlebot and every URL.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Review the change' }).click();
  await expect(page.getByText('Proven: no verdict changes, for any crawler in any dialect')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(workbench.line('Disallow: /shop/cart')).toHaveCount(0);
  await workbench.robots.press('ControlOrMeta+z');
  await expect(workbench.line('Disallow: /shop/cart')).toBeVisible();
});

for (const width of widths)
  test(`axe finds nothing in the changes at ${width} pixels`, async ({ page }) => {
    const workbench = await openWorkbench(page);
    await fillCase(workbench, live, urlList);
    await page.getByRole('tab', { name: 'Changes' }).click();
    await useScreen(page, width);
    await showTests(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Paste…' }).click();
    await page
      .getByRole('textbox', { name: 'The live robots.txt' })
      .fill(live.replace('/shop\n', '/about\n'));
    await page.getByRole('button', { name: 'Use as baseline' }).click();
    await expect(page.getByText(/^Verdicts change for/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Draft$/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
