import { expect, test } from '@playwright/test';
import { fillCase, openWorkbench } from './support/workbench.ts';

const robotsTxt = 'User-agent: *\nDisallow: /cart\n';

test('marks in the list are checked, counted in title and head, and reported as problems', async ({
  page,
}) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '+ /page\n- /cart\n+ /cart/help');
  const { row, problems } = workbench;
  await expect(row('/page').getByRole('button', { name: 'Expected: allowed, passes' })).toBeVisible();
  await expect(row('/cart').getByRole('button', { name: 'Expected: blocked, passes' })).toBeVisible();
  await expect(row('/cart/help').getByRole('button', { name: 'Expected: allowed, fails' })).toBeVisible();
  await expect(page).toHaveTitle(/^1 expectation fails · /);
  await expect(problems).toContainText('/cart/help');

  await page.getByRole('button', { name: '1 expectation fails' }).click();
  await expect(workbench.verdicts.getByRole('rowheader')).toHaveText(['/cart/help']);

  await workbench.robots.press('ControlOrMeta+End');
  await page.keyboard.type('Allow: /cart/help');
  await expect(page.getByRole('button', { name: 'all 3 expectations hold' })).toBeVisible();
  await expect(page).not.toHaveTitle(/expectation/);
});

test('keys and clicks set expectations, which are written into the list and can be undone there', async ({
  page,
}) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/page\n/cart');
  const { row, urls } = workbench;
  await row('/page').focus();
  await page.keyboard.press('+');
  await expect(urls).toContainText('+ /page');
  await expect(row('/page').getByRole('button', { name: 'Expected: allowed, passes' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(row('/cart')).toBeFocused();
  await page.keyboard.press('-');
  await expect(urls).toContainText('- /cart');
  await page.keyboard.press('0');
  await expect(urls).not.toContainText('- /cart');
  await row('/cart').getByRole('button', { name: 'Expected: nothing' }).click();
  await expect(row('/cart').getByRole('button', { name: 'Expected: allowed, fails' })).toBeVisible();
  await urls.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row('/cart').getByRole('button', { name: 'Expected: nothing' })).toBeVisible();
});

test('all present verdicts are kept at once, survive edits of the list, and catch a change', async ({
  page,
}) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/page\n/cart');
  const { row, urls } = workbench;
  await page.getByRole('button', { name: 'Pin all' }).click();
  await expect(page.getByText('2 verdicts saved as expected')).toBeVisible();
  await urls.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('/before\n');
  await expect(row('/cart').getByRole('button', { name: 'Expected: blocked, passes' })).toBeVisible();
  await workbench.robots.fill('User-agent: *\nDisallow: /page\n');
  await expect(row('/cart').getByRole('button', { name: 'Expected: blocked, fails' })).toBeVisible();
  await expect(page).toHaveTitle(/^2 expectations fail · /);
});
