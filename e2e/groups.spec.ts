import { expect, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { fillCase, openWorkbench } from './support/workbench.ts';

const robotsTxt = `User-agent: Googlebot
Allow: /shop
Disallow: /shop/cart
Disalow: /tmp/

User-agent: *
Crawl-delay: 5
Disallow: /sitemaps/

User-agent: Googlebot
Disallow: /beta/
Frobnicate: yes

Sitemap: /sitemap.xml
`;

test('the file as Googlebot sees it: its rules by precedence, groups put together, lines of no use', async ({
  page,
}) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/shop/a\n/shop/cart/1');
  await page.getByRole('tab', { name: 'Groups' }).click();

  await expect(page.getByText('Googlebot follows the groups at line 1 and line 10')).toBeVisible();
  const rules = page.getByRole('table', { name: 'Rules in order of precedence' });
  await expect(rules.getByRole('rowheader')).toHaveText([
    /3 Disallow: \/shop\/cart\s*$/,
    /11 Disallow: \/beta\/\s*$/,
    /2 Allow: \/shop\s*$/,
    /4 Disalow: \/tmp\/\s*$/,
  ]);
  await expect(page.getByRole('list', { name: 'Ignored lines' })).toContainText('Frobnicate: yes');
  await expect(page.getByRole('tabpanel').getByText('A sitemap needs a full URL')).toBeVisible();

  await page
    .getByRole('region', { name: /^Groups/ })
    .getByRole('button', { name: 'Line 10 User-agent: Googlebot' })
    .click();
  await expect(workbench.line('Disallow: /beta/')).toBeInViewport();
});

test('another reader sees another file', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/shop/a');
  await page.getByRole('tab', { name: 'Groups' }).click();
  await page.getByRole('combobox', { name: 'Dialect' }).selectOption('res1994');
  await expect(page.getByText('The first matching rule decides.')).toBeHidden();
  await expect(page.getByText('Googlebot follows the group at line 1.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ignored lines' })).toContainText(
    'this reader does not know Allow',
  );
  await expect(page.getByText('this reader uses only the first')).toBeVisible();
});

test('a page in place of a file is told first', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, '<!DOCTYPE html>\n<html><body>Not found</body></html>', '/a');
  await page.getByRole('tab', { name: 'Groups' }).click();
  await expect(page.getByText('How crawlers read it anyway is shown below.')).toBeVisible();
  await expect(page.getByText('No group names Googlebot, and there is no group for *')).toBeVisible();
});

for (const width of widths)
  test(`axe finds nothing at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    const workbench = await openWorkbench(page);
    await fillCase(workbench, robotsTxt, '/shop/a');
    await page.getByRole('tab', { name: 'Groups' }).click();
    await expect(page.getByRole('list', { name: 'Lines with accepted mistakes' })).toBeVisible();
    expect(await violations(page, '[role=tabpanel]')).toEqual([]);
  });
