import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { savedBy } from './support/downloads.ts';
import { fillCase, openWorkbench } from './support/workbench.ts';

test('cases are kept, found, opened, copied, renamed and deleted with a way back', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: *\nDisallow: /shop\n', '/shop');
  await page.getByRole('button', { name: 'Library' }).click();
  const sheet = page.getByRole('dialog', { name: 'Library' });
  const saved = sheet.getByRole('list', { name: 'Saved cases' }).getByRole('listitem');
  await expect(sheet.getByText('No saved cases yet')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'This case' }).fill('Shop');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toHaveCount(1);
  await expect(saved.first()).toContainText('1 URL · Googlebot');

  // A change, saved in the same place; then another case.
  await workbench.urls.fill('/shop\n/shop/a');
  await sheet.getByRole('button', { name: 'Replace' }).click();
  await expect(saved.first()).toContainText('2 URLs');
  await sheet.getByRole('textbox', { name: 'This case' }).fill('Blog');
  await workbench.robots.fill('User-agent: *\nDisallow: /blog\n');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toHaveCount(2);

  await sheet.getByRole('searchbox', { name: 'Search the library' }).fill('sho');
  await expect(saved).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Shop', exact: true }).click();
  await expect(workbench.line('Disallow: /shop')).toBeVisible();
  await expect(workbench.urls).toContainText('/shop/a');
  await page.getByRole('button', { name: 'Restore mine' }).click();
  await expect(workbench.line('Disallow: /blog')).toBeVisible();
  await sheet.getByRole('searchbox', { name: 'Search the library' }).fill('');

  await sheet.getByRole('button', { name: 'Duplicate “Shop”' }).click();
  await expect(saved).toHaveCount(3);
  await sheet.getByRole('button', { name: 'Rename “Shop (copy)”' }).click();
  await sheet.getByRole('textbox', { name: 'New title of “Shop (copy)”' }).fill('Shop, next');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Shop, next', exact: true })).toBeFocused();
  await sheet.getByRole('button', { name: 'Delete “Shop”' }).click();
  await expect(saved).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByRole('button', { name: 'Shop', exact: true })).toBeVisible();

  const file = await savedBy(page, () => sheet.getByRole('button', { name: 'Export all' }).click());
  for (const name of ['Shop', 'Blog', 'Shop, next'])
    await sheet.getByRole('button', { name: `Delete “${name}”` }).click();
  await expect(sheet.getByText('No saved cases yet')).toBeVisible();
  await sheet
    .getByLabel('Import cases into the library')
    .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: readFileSync(file.path) });
  await expect(saved).toHaveCount(3);

  await page.reload();
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(saved).toHaveCount(3);
  await expect(
    sheet.getByText(/^Stored only in this browser\. This page uses .+ of .+ available\.$/),
  ).toBeVisible();
});

test('where storage is forbidden or full, it is said and the case stays', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: mine', '/a');
  await page.getByRole('button', { name: 'Library' }).click();
  const sheet = page.getByRole('dialog', { name: 'Library' });
  await expect(sheet.getByRole('alert')).toContainText('This browser blocks storage for this site');
  const file = await savedBy(page, () =>
    sheet.getByRole('button', { name: 'Save this case as a file' }).click(),
  );
  expect(file.octets.toString()).toContain('User-agent: mine');
  await page.keyboard.press('Escape');
  await expect(workbench.line('User-agent: mine')).toBeVisible();
});

test('a full library refuses a new case and keeps the old ones', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: *', '/a');
  await page.getByRole('button', { name: 'Library' }).click();
  const sheet = page.getByRole('dialog', { name: 'Library' });
  await sheet.getByRole('textbox', { name: 'This case' }).fill('First');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'First', exact: true })).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await sheet.getByRole('textbox', { name: 'This case' }).fill('Second');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByRole('alert')).toContainText('This device has no storage left');
  await expect(sheet.getByRole('button', { name: 'First', exact: true })).toBeVisible();
  await expect(workbench.line('User-agent: *')).toBeVisible();
});
