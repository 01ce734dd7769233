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

test('all tabs by keyboard alone: in, through, and back out', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Classic mistakes' }).press('Enter');
  await page.getByRole('link', { name: 'Skip to the tests' }).press('Enter');
  await page.keyboard.press('Tab');
  const tabs = page.getByRole('tab');
  const panel = page.getByRole('tabpanel');
  for (const [index, tab] of (await tabs.all()).entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('button').filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Alt+3');
  await expect(page.getByRole('tab', { name: /^Dialects/ })).toHaveAttribute('aria-selected', 'true');
});

test('what was done outside of the editors is undone and done again by keys', async ({ page }) => {
  await openWorkbench(page);
  const bots = page.getByRole('list', { name: 'Bots' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Remove Googlebot' }).click();
  await expect(bots).toHaveCount(0);
  await page.getByRole('tab', { name: 'URLs' }).focus();
  // The keys' code follows the first screen; there is but one step to undo.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(bots).toHaveText([/Googlebot/], { timeout: 500 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(bots).toHaveCount(0);
});
