import { expect, test } from '@playwright/test';
import { openWorkbench } from './support/workbench.ts';

test('from nothing to a verdict and its reason by keyboard alone', async ({ page }) => {
  const { robots, urls, problems, row, verdicts } = await openWorkbench(page);

  for (const place of ['editor', 'problems', 'tests']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Skip to the ${place}` })).toBeFocused();
  }
  const examples = page.getByRole('button', { name: 'Examples' });
  await page.getByRole('link', { name: 'Skip to the tests' }).press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
  await examples.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Classic mistakes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(robots).toContainText('User-agent: BadBot');

  await problems.getByRole('button', { name: /· path-several$/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(robots).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(robots).not.toBeFocused();

  await urls.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('/by/keyboard');
  const why = row('/by/keyboard').getByRole('button', { name: 'bingbot: blocked' });
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(verdicts.getByText('compared')).toBeVisible();
});

test('panes are sized by keyboard and stay so', async ({ page }) => {
  await openWorkbench(page);
  const separator = page.getByRole('separator', { name: 'Width of the editor' });
  await separator.focus();
  await page.keyboard.press('ArrowRight');
  await expect(separator).toHaveAttribute('aria-valuenow', '46');
  await page.reload();
  await expect(separator).toHaveAttribute('aria-valuenow', '46');
});
