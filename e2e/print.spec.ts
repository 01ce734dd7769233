import { expect, test } from '@playwright/test';
import { openWorkbench } from './support/workbench.ts';

test('paper gets verdicts, problems and the whole file, and nothing to press', async ({ page }) => {
  const { robots } = await openWorkbench(page);
  await page.getByRole('button', { name: 'Classic mistakes' }).click();
  await expect(page.getByText('Why 1996 differs.')).toBeVisible();
  const report = page.getByRole('article', { name: 'Report' });
  await expect(report).toHaveCount(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(report).toBeVisible();
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Classic mistakes');
  await expect(report.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d+, \d{4}, \d\d:\d\d UTC$/);
  await expect(report.getByRole('listitem').filter({ hasText: 'search crawlers' })).toContainText(
    'Googlebot',
  );
  const row = report.getByRole('row').filter({ hasText: '/catalogue.pdf' });
  await expect(row).toContainText('blocked');
  await expect(row).toContainText('14 Disallow: /*.pdf$');
  await expect(report.getByRole('listitem').filter({ hasText: 'path-several' })).toContainText('Line 10');
  await expect(report.getByText('Sitemap: /sitemap.xml')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(robots).toBeHidden();
  // Paper is white, whatever the screen.
  await expect(report).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await page.emulateMedia({ media: 'screen' });
  await expect(report).toHaveCount(0);
  await expect(robots).toBeVisible();
});
