import { expect, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { fillCase, openWorkbench, showTests } from './support/workbench.ts';

const robotsTxt = 'User-agent: *\nDisallow: /private/\n';

test('a response as curl prints it says what each reader does, and the verdicts say that they don’t hold', async ({
  page,
}) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/private/a\n/open');
  await page.getByRole('tab', { name: 'Fetch' }).click();
  await page
    .getByRole('textbox', { name: 'Output of curl -i' })
    .fill(
      '$ curl -i https://example.com/robots.txt\nHTTP/2 503\ndate: Tue, 24 Nov 2026 08:00:00 GMT\nretry-after: 3600\n',
    );
  const outcomes = page.getByRole('region', { name: 'What crawlers do' });
  await expect(outcomes.getByRole('row', { name: /^Google/ })).toContainText('all blocked');
  await expect(outcomes.getByRole('row', { name: /^1996/ })).toContainText('tries later');
  await expect(outcomes.getByRole('row', { name: /^1994/ })).toContainText('all allowed');
  await expect(workbench.problems).toContainText('The server returns 503');

  await page.getByRole('tab', { name: 'URLs' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Not in effect now.' });
  await expect(notice).toContainText('Googlebot treats everything as blocked');
  await expect(workbench.row('/open').getByRole('button', { name: 'Googlebot: allowed' })).toBeVisible();
  await notice.getByRole('button', { name: 'See the response' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('tab', { name: 'URLs' }).click();
  await expect(notice).toHaveCount(0);
});

test('server errors since a day are drawn phase by phase', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('tab', { name: 'Fetch' }).click();
  await page.getByRole('button', { name: '503', exact: true }).click();
  await page.getByLabel('Time, UTC').fill('2026-11-30T09:40');
  await page.getByLabel('Failing since, UTC').fill('2026-11-24T08:00');
  await page.getByLabel('Cached copy, UTC').fill('2026-11-23T12:00');
  const timeline = page.getByRole('region', { name: 'During the outage' });
  await expect(timeline).toContainText('since Nov 24, 2026, 08:00 UTC, for 6 days and 1 hour');
  const google = timeline.getByRole('list', { name: 'Google' }).getByRole('listitem');
  await expect(google).toContainText(['all blocked', 'obeys cached copy', 'all allowed']);
  await expect(google.nth(1)).toHaveAttribute('aria-current', 'time');
});

test('a link carries the answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page);
  await page.getByRole('tab', { name: 'Fetch' }).click();
  await page.getByRole('button', { name: '503 for 5 days' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Clear' }).click();

  await page.evaluate((address) => location.assign(new URL(address).hash), link);
  await expect(page.getByRole('region', { name: 'During the outage' })).toContainText('for 5 days');
});

test('the body of a response goes on as the file', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await page.getByRole('tab', { name: 'Fetch' }).click();
  await page
    .getByRole('textbox', { name: 'Output of curl -i' })
    .fill('HTTP/1.1 200 OK\ncontent-type: text/plain\n\nUser-agent: *\nDisallow: /from-the-body\n');
  await page.getByRole('button', { name: 'Edit the body as robots.txt' }).click();
  await expect(workbench.line('Disallow: /from-the-body')).toBeVisible();
});

test('a page that is blocked never shows its noindex', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/private/a\n/open');
  await page.getByRole('tab', { name: 'Fetch' }).click();
  await page.getByRole('button', { name: 'A page', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Page head or response headers' })
    .fill('<head><meta name="robots" content="noindex, noodp"></head>');
  const answers = page.getByRole('region', { name: 'Crawling and indexing' });
  await expect(answers).toContainText('Blocked, so crawlers never see the noindex');
  await expect(page.getByRole('region', { name: 'Rules on the page' })).toContainText(
    'unknown directive: ignored',
  );
  await page.getByRole('textbox', { name: 'Address of the page' }).fill('/open');
  await expect(answers).toContainText('Crawled, but not indexed');
});

for (const width of widths)
  test(`axe finds nothing in the tab at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    await openWorkbench(page);
    await page.getByRole('button', { name: 'Classic mistakes' }).click();
    await showTests(page);
    await page.getByRole('tab', { name: 'Fetch' }).click();
    await page.getByRole('button', { name: '503 for 5 days' }).click();
    await expect(page.getByRole('region', { name: 'During the outage' })).toBeVisible();
    expect(await violations(page, '[role=tabpanel]')).toEqual([]);

    await page.getByRole('button', { name: 'A page', exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Page head or response headers' })
      .fill('<meta name="robots" content="noindex, noodp">');
    await expect(page.getByRole('region', { name: 'Rules on the page' })).toBeVisible();
    expect(await violations(page, '[role=tabpanel]')).toEqual([]);

    await page.getByRole('tab', { name: 'URLs' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Not in effect now.' })).toBeVisible();
    expect(await violations(page, '[role=tabpanel]')).toEqual([]);
  });
