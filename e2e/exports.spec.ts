import { expect, test } from '@playwright/test';
import Papa from 'papaparse';
import { exported } from './support/downloads.ts';
import { openWorkbench } from './support/workbench.ts';

test('without anything to export it is said what comes first', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('tab', { name: 'Export' }).click();
  await expect(page.getByRole('heading', { name: 'What do you want to export?' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to URLs' }).click();
  await expect(page.getByRole('textbox', { name: 'URLs to test, one per line' })).toBeVisible();
});

test('results leave for spreadsheets, tickets, programs and build servers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = ['+ /a', '=HYPERLINK("https://evil.example","x")', '@SUM(1+1)', '- /b'];
  const { urls, verdicts } = await openWorkbench(page, '#robots=User-agent:*%0ADisallow:/b&agent=Googlebot');
  await urls.fill(list.join('\n'));
  await expect(verdicts.getByRole('row')).not.toHaveCount(0);

  const csv = await exported(page, 'CSV');
  const { data } = Papa.parse<readonly string[]>(csv.octets.toString('utf8').replace(/^\ufeff/, ''), {
    skipEmptyLines: true,
  });
  expect(data[1]?.slice(0, 4)).toEqual(['/a', 'Googlebot', 'allow', '']);
  expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(data.flat()).toContain(`'=HYPERLINK("https://evil.example","x")`);

  expect((await exported(page, 'JUnit XML')).octets.toString()).toContain('tests="2" failures="0"');
  await page.getByRole('button', { name: 'Copy Markdown table' }).click();
  await expect(page.getByText('Markdown table copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '| `/b` | `Googlebot` | `disallow` | `2` |',
  );
});

test('the generated test is shown in the runner’s own words, and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page, '#robots=User-agent:*%0ADisallow:/b&url=/a&url=/b&title=Shop');
  await page.getByRole('tab', { name: 'Export' }).click();
  const code = page.getByRole('textbox', { name: 'Contents of robots.test.js' });
  await expect(code).toContainText('["Googlebot", "/b", false]');
  await page.getByRole('button', { name: 'node:test' }).click();
  await expect(page.getByRole('textbox', { name: 'Contents of robots.test.mjs' })).toContainText(
    "from 'node:test'",
  );
  await expect(page.getByText('node --test robots.test.mjs')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the test' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('robots.test.mjs');
  await page.getByRole('button', { name: 'Copy the command that tests the saved case' }).click();
  await expect(page.getByText('Command line copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npx robots-workbench test Shop.robots-case.json',
  );
});
