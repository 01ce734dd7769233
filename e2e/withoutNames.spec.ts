import { expect, type Locator, type Page, test } from '@playwright/test';
import { savedBy } from './support/downloads.ts';
import { fillCase, openWorkbench } from './support/workbench.ts';

const robotsTxt = `User-agent: *
Disallow: /secret-project/
Allow: /secret-project/press
Sitemap: https://intranet.acme.example/sitemap.xml
`;
const urlList = 'https://intranet.acme.example/secret-project/plan\n/secret-project/press/kit\n/about';

test('a link without names shows what is hidden and that the verdicts stayed', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillCase(await openWorkbench(page), robotsTxt, urlList);
  await page.getByRole('textbox', { name: 'Title of this case' }).fill('Acme takeover');
  const dialog = await openLinkDialog(page);
  await dialog.getByRole('radio', { name: /^Without hosts and path words/ }).check();
  await expect(dialog.getByText(/^All 15 answers stayed the same/)).toBeVisible();
  const names = dialog.getByRole('region', { name: 'Names and their replacements' });
  await expect(names.getByRole('cell', { name: 'intranet.acme.example', exact: true })).toBeVisible();
  await expect(names.getByRole('cell', { name: 'secret', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const other = await browser.newPage();
  const theirs = await openWorkbench(other, hash);
  await expect(theirs.line('Disallow: /')).toBeVisible();
  await expect(other.locator('body')).not.toContainText(/acme|secret|intranet|takeover/i);
  const verdicts = theirs.verdicts.getByRole('button', { name: /^Googlebot: (allowed|blocked)/ });
  await expect(verdicts).toHaveText([/blocked/, /allowed/, /allowed/]);
  await other.close();
});

/** Opens a case with URLs that compress badly, as real lists do. */
async function openLongCase(page: Page, count: number): Promise<void> {
  const urls = Array.from(
    { length: count },
    (_, at) => `/${(at * 7919 + 104_729).toString(36)}${(at * 31_337).toString(36)}`,
  );
  await page.getByLabel('Open a robots.txt or a case').setInputFiles({
    name: 'long.robots-case.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'robots-case', version: 1, title: `${count} URLs`, urls })),
  });
  await expect(page.getByRole('textbox', { name: 'Title of this case' })).toHaveValue(`${count} URLs`);
}

async function openLinkDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: /^Link…/ }).click();
  return page.getByRole('dialog', { name: 'Share a link' });
}

test('a long link warns, and one that is too long offers a file', async ({ page }) => {
  await openWorkbench(page);
  await openLongCase(page, 1800);
  const dialog = await openLinkDialog(page);
  await expect(dialog.getByText('Some chat tools cut off links over 8,000 characters')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Link to this case' })).toHaveValue(/#v1/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await openLongCase(page, 4500);
  await openLinkDialog(page);
  await dialog.getByRole('radio', { name: /^Readable/ }).check();
  await expect(dialog.getByText('Save a file and send that')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Put in address bar' })).toBeDisabled();
  const { name } = await savedBy(page, () =>
    dialog.getByRole('button', { name: 'Save a file instead' }).click(),
  );
  expect(name).toBe('4500-URLs.robots-case.json');
});
