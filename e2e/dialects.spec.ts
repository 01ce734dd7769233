import { expect, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { fillCase, openWorkbench, showTests } from './support/workbench.ts';

const robotsTxt = `User-agent: *
Disallow: /shop
Allow: /shop/public/
Disallow: /*.pdf$

Disallow: /private/
`;
const urlList = '/shop/public/a\n/manual.pdf\n/private/x\n/about\n';

test('where do readings part, and why?', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await expect(page.getByRole('tab', { name: 'Dialects 3' })).toBeVisible();
  await page.getByRole('tab', { name: /^Dialects/ }).click();

  const dialects = page.getByRole('region', { name: 'Dialects' });
  await expect(dialects.getByRole('status').first()).toHaveText(
    'For Googlebot, dialects differ on 3 of 4 URLs; Google and the 1996 draft differ on 3.',
  );
  await expect(dialects.getByRole('rowheader')).toHaveText(['/shop/public/a', '/manual.pdf', '/private/x']);
  await expect(
    dialects
      .getByText(
        'Google uses the longest matching pattern, line 3; the 1996 draft uses the first matching rule, line 2.',
      )
      .first(),
  ).toBeVisible();

  await dialects.getByRole('button', { name: '/shop/public/a', exact: true }).click();
  await expect(workbench.line('Allow: /shop/public/')).toHaveClass(/cm-line-deciding/);
  await expect(workbench.line('Disallow: /shop').first()).toHaveClass(/cm-line-other/);
  await expect(
    dialects.getByRole('region', { name: '1996' }).getByRole('button', { name: 'Line 2 wins' }),
  ).toBeVisible();

  await page.getByRole('combobox', { name: 'Second dialect' }).selectOption('RFC 9309');
  await expect(dialects.getByRole('status').first()).toHaveText(
    'For Googlebot, dialects differ on 3 of 4 URLs; Google and RFC 9309 agree on all of them.',
  );
  await page.getByRole('button', { name: 'All 4' }).click();
  await expect(dialects.getByRole('rowheader')).toHaveCount(4);
});

test('the guide explains each kind of difference by lines that can be gone to', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await page.getByRole('tab', { name: /^Dialects/ }).click();
  const kinds = page.getByRole('region', { name: 'Why do they differ?' });
  await expect(kinds.getByRole('heading', { level: 4, name: /^Blank lines/ })).toBeVisible();
  await expect(kinds.getByRole('heading', { level: 4, name: /^Wildcards/ })).toBeVisible();
  const entry = kinds.getByRole('listitem').filter({ hasText: 'Blank lines' });
  await entry.getByRole('button', { name: 'Line 6 Disallow: /private/' }).click();
  await expect(workbench.line('Disallow: /private/')).toHaveClass(/cm-activeLine/);
});

test('URLs on which dialects differ are found without a list', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await workbench.robots.fill(robotsTxt);
  await page.getByRole('tab', { name: /^Dialects/ }).click();
  await page.getByRole('button', { name: 'Find URLs on which they differ' }).click();
  const found = page.getByRole('list', { name: 'URLs on which they differ' });
  await found.getByRole('button', { name: 'Add /shop/public/ to the URL list' }).click();
  await expect(page.getByRole('tab', { name: 'URLs 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dialects' }).getByRole('rowheader')).toHaveText([
    '/shop/public/',
  ]);
});

for (const width of widths)
  test(`axe finds nothing in the dialects at ${width} pixels`, async ({ page }) => {
    const workbench = await openWorkbench(page);
    await fillCase(workbench, robotsTxt, urlList);
    await page.getByRole('tab', { name: /^Dialects/ }).click();
    await useScreen(page, width);
    await showTests(page);
    await page.getByRole('button', { name: 'Find URLs on which they differ' }).click();
    await expect(page.getByRole('list', { name: 'URLs on which they differ' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Wildcards/ })).toBeVisible();
    await page.getByRole('button', { name: '/shop/public/a', exact: true }).click();
    expect(await violations(page)).toEqual([]);
  });

test('on a phone a row tells both deciding lines; from a line of the file one comes back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await page.getByRole('tab', { name: /^Dialects/ }).click();
  const lines = page.getByRole('list', { name: 'Deciding lines' }).first();
  const line = lines.getByRole('button', { name: /Allow: \/shop\/public\// });
  await expect(lines.getByRole('button')).toHaveCount(2);
  await line.click();
  await expect(workbench.line('Allow: /shop/public/')).toBeInViewport();
  await page.getByRole('button', { name: 'Back to tests' }).click();
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Back to tests' })).toHaveCount(0);
});
