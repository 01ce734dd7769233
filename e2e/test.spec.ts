import { expect, test } from '@playwright/test';
import { fillCase, openWorkbench } from './support/workbench.ts';

const robotsTxt = `User-agent: Googlebot
Allow: /shop
Disallow: /shop/*?sort=

User-agent: *
Disallow: /
`;

test('each URL gets a verdict, its deciding line and what the classic readings say', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/shop/a\n/shop/a?sort=x');
  const { row } = workbench;

  await expect(row('/shop/a').getByRole('button', { name: 'Googlebot: allowed' })).toBeVisible();
  await expect(row('/shop/a').getByRole('button', { name: 'Line 2 Allow: /shop' })).toBeVisible();
  await expect(row('/shop/a').getByRole('img', { name: 'differs' })).toHaveCount(0);

  const sorted = row('/shop/a?sort=x');
  await expect(sorted.getByRole('button', { name: 'Googlebot: blocked' })).toBeVisible();
  await expect(sorted.getByText('1996: allowed')).toBeVisible();
  await expect(sorted.getByText('1994: allowed')).toBeVisible();
  await expect(sorted.getByRole('img', { name: 'differs' })).toBeVisible();
});

test('the deciding line is lit in the editor, and the reason for a difference is told', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/shop/a?sort=x');
  const { row, line, verdicts } = workbench;

  await row('/shop/a?sort=x').getByRole('button', { name: 'Line 3 Disallow: /shop/*?sort=' }).click();
  await expect(line('Disallow: /shop/*?sort=')).toHaveClass(/cm-line-deciding/);
  await expect(line('Allow: /shop').first()).toHaveClass(/cm-line-other/);
  await expect(verdicts.getByText('Why 1996 differs.')).toBeVisible();
  await expect(verdicts).toContainText('reads * and a final $ as wildcards; the 1996 draft does not');
});

test('bots are found by operator, or typed as a whole header', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/shop/a');
  await page.getByRole('button', { name: 'Bot', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Name, operator or User-Agent header' });
  await field.fill('openai gptbot');
  await page.getByRole('option', { name: 'GPTBot' }).click();
  await field.fill('Mozilla/5.0 (compatible; FooBot/2.1; +https://foo.example)');
  await page.getByRole('option', { name: 'FooBot' }).click();
  await page.keyboard.press('Escape');

  const bots = page.getByRole('list', { name: 'Bots' });
  await expect(bots.getByRole('listitem')).toHaveText([/Googlebot/, /GPTBot/, /FooBot/]);
  await expect(workbench.row('/shop/a').getByRole('button', { name: 'GPTBot: blocked' })).toBeVisible();
  await expect(workbench.row('/shop/a').getByRole('button', { name: 'FooBot: blocked' })).toBeVisible();
  await bots.getByRole('button', { name: 'Remove Googlebot' }).click();
  await expect(bots.getByRole('listitem')).toHaveCount(2);
});

test('what is no URL, or of another site, is marked and spoils no other row', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, 'https://shop.example/shop/a\nhttps://[\nhttps://cdn.example/x');
  const { row } = workbench;
  await expect(
    row('https://shop.example/shop/a').getByRole('button', { name: 'Googlebot: allowed' }),
  ).toBeVisible();
  await expect(row('https://[')).toContainText('invalid');
  await expect(row('https://cdn.example/x')).toContainText('other site');
});

test('verdicts follow the typing', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: *\nDisallow: /a', '/a\n/b');
  await expect(workbench.row('/a').getByRole('button', { name: 'Googlebot: blocked' })).toBeVisible();
  await workbench.robots.press('ControlOrMeta+End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('b');
  await expect(workbench.row('/a').getByRole('button', { name: 'Googlebot: allowed' })).toBeVisible();
  await expect(workbench.row('/b').getByRole('button', { name: 'Googlebot: blocked' })).toBeVisible();
});
