import { expect, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { fillCase, openWorkbench, paste } from './support/workbench.ts';

const robotsTxt = `User-agent: *
Disallow: /cart
Allow: /cart/help
Disallow: /private/
`;
const urlList = ['/', '/cart/1', '/cart/help', '/private/a', '/private/b', 'https://['].join('\n');

test('rows are sorted by any column and come back to the order of the list', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  const urls = workbench.verdicts.getByRole('rowheader');
  const verdict = workbench.verdicts.getByRole('button', { name: 'Googlebot', exact: true });
  await verdict.click();
  await expect(urls).toHaveText(['/cart/1', '/private/a', '/private/b', '/', '/cart/help', 'https://[']);
  await expect(workbench.verdicts.getByRole('columnheader', { name: /^Googlebot/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await verdict.click();
  await expect(urls.first()).toHaveText('https://[');
  await verdict.click();
  await expect(urls.first()).toHaveText('/');

  await workbench.verdicts.getByRole('button', { name: 'Rule for Googlebot' }).click();
  await expect(urls).toHaveText(['/', '/cart/1', '/cart/help', '/private/a', '/private/b', 'https://[']);
  await workbench.verdicts.getByRole('button', { name: 'URL', exact: true }).click();
  await workbench.verdicts.getByRole('button', { name: 'URL', exact: true }).click();
  await expect(urls.first()).toHaveText('https://[');
});

test('hosts without a scheme are hosts, and a stray URL does not set the site', async ({ page }) => {
  const workbench = await openWorkbench(page);
  const urls = [
    'https://www.google.com/search',
    'https://acme-shoes.com/search?q=1',
    'https://acme-shoes.com/about',
    'www.acme-shoes.com/x',
    'shop.acme-shoes.com/search',
    'www.acme-shoes.de/search',
    'acme-shoes.com/search',
    'images.old/x',
  ];
  await fillCase(workbench, 'User-agent: *\nDisallow: /search\n', urls.join('\n'));
  const site = page.getByRole('textbox', { name: 'Site of this robots.txt' });
  await expect(site).toHaveAttribute('placeholder', 'https://acme-shoes.com');
  await expect(site).toHaveAccessibleDescription('from the list');
  const { row, verdicts } = workbench;
  await expect(verdicts.getByRole('rowheader')).toHaveText([
    'https://www.google.com/search',
    '/search?q=1',
    '/about',
    'www.acme-shoes.com/x',
    'shop.acme-shoes.com/search',
    'www.acme-shoes.de/search',
    '/search',
    'images.old/x read as a path',
  ]);
  for (const url of ['www.acme-shoes.com/x', 'shop.acme-shoes.com/search', 'www.acme-shoes.de/search'])
    await expect(row(url).getByRole('button', { name: /, why$/ })).toHaveCount(0);
  const why = (url: string, verdict: string) =>
    row(url).getByRole('button', { name: `Googlebot: ${verdict}, why` });
  await expect(why('https://acme-shoes.com/about', 'allowed')).toBeVisible();
  await expect(why('acme-shoes.com/search', 'blocked')).toBeVisible();
  await expect(
    row('acme-shoes.com/search').getByRole('button', { name: 'Line 2 Disallow: /search' }),
  ).toBeVisible();
  await expect(why('images.old/x, read as a path', 'allowed')).toBeVisible();
});

test('filters and search narrow the rows', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  const urls = workbench.verdicts.getByRole('rowheader');
  await page.getByRole('button', { name: 'Blocked 3' }).click();
  await expect(urls).toHaveText(['/cart/1', '/private/a', '/private/b']);
  await page.getByRole('searchbox', { name: 'Search the URLs' }).fill('PRIVATE');
  await expect(urls).toHaveText(['/private/a', '/private/b']);
  await page.getByRole('button', { name: 'Invalid 1' }).click();
  await expect(urls).toHaveCount(0);
  await expect(workbench.verdicts).toContainText('No URLs match.');
});

test('rows stand under the rules that decide them, and fold', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await page.getByRole('button', { name: 'By rule' }).click();
  const rule = workbench.verdicts.getByRole('button', { name: 'Line 4 blocks 2 URLs' });
  await expect(rule).toHaveAttribute('aria-expanded', 'true');
  await expect(workbench.row('/private/a')).toBeVisible();
  await rule.click();
  await expect(workbench.row('/private/a')).toHaveCount(0);
  await expect(workbench.row('/cart/1')).toBeVisible();
  await expect(workbench.verdicts.getByRole('button', { name: 'Line 2 blocks 1 URL' })).toBeVisible();
  await expect(workbench.verdicts.getByRole('button', { name: 'Line 3 allows 1 URL' })).toBeVisible();
});

test('keys move through thousands of rows, of which few are drawn, and open one', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '');
  await paste(workbench.urls, Array.from({ length: 3000 }, (_, at) => `/private/${at}`).join('\n'));
  const { row, verdicts } = workbench;
  await expect(verdicts.getByRole('grid')).toHaveAttribute('aria-rowcount', '3001');
  expect(await verdicts.getByRole('rowheader').count()).toBeLessThan(100);
  await row('/private/0').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row('/private/1')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row('/private/2999')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdicts.getByText('compared')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(row('/private/0')).toBeFocused();
});

for (const width of widths)
  test(`axe finds nothing in the verdicts at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    const workbench = await openWorkbench(page);
    await fillCase(workbench, robotsTxt, `${urlList}\n+ /cart/2\n- /private/c`);
    await expect(workbench.row('/cart/2')).toContainText('blocked');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'By rule' }).click();
    await workbench.verdicts.getByRole('button', { name: 'Googlebot: blocked, why' }).first().click();
    await expect(workbench.verdicts.getByText('compared')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('at a desk three bots fit beside the editor; of more, the URLs stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const bots = ['Googlebot', 'bingbot', 'GPTBot'].map((bot) => `&agent=${bot}`).join('');
  const fragment = `#robots=User-agent:*%0ADisallow:/cart&url=/cart/1&url=/${bots}`;
  const { verdicts, row } = await openWorkbench(page, fragment);
  const expected = verdicts.getByRole('columnheader', { name: /^Expected/ });
  await expect(expected).toBeInViewport({ ratio: 1 });
  const hidden = () => verdicts.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hidden()).toBe(0);

  await page.getByRole('button', { name: 'Bot', exact: true }).click();
  await page.getByRole('combobox', { name: 'Name, operator or User-Agent header' }).fill('CCBot');
  await page.getByRole('option', { name: /^CCBot/ }).click();
  await page.keyboard.press('Escape');
  await expect(verdicts.getByRole('columnheader', { name: /^CCBot/ })).toBeVisible();
  expect(await hidden()).toBeGreaterThan(0);
  await verdicts.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(expected).toBeInViewport({ ratio: 1 });
  await expect(row('/cart/1').getByRole('rowheader')).toBeInViewport({ ratio: 1 });
});

test('on a phone a URL has the width of the screen, its verdicts stand below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/private/a-rather-long-name-of-a-page.html');
  const url = workbench.verdicts.getByRole('rowheader');
  const verdict = workbench.verdicts.getByRole('button', { name: 'Googlebot: blocked, why' });
  const [urlBox, verdictBox] = [await url.boundingBox(), await verdict.boundingBox()];
  expect(urlBox?.width).toBeGreaterThan(200);
  expect(verdictBox?.y).toBeGreaterThanOrEqual((urlBox?.y ?? 0) + (urlBox?.height ?? 0));
});

test('on a phone all of the tab is one scroll, down to the last of many URLs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const workbench = await openWorkbench(page);
  const { row, urls, verdicts } = workbench;
  await fillCase(workbench, robotsTxt, Array.from({ length: 300 }, (_, at) => `/private/${at}`).join('\n'));
  await row('/private/0').focus();
  await page.keyboard.press('End');
  await expect(row('/private/299')).toBeFocused();
  await expect(row('/private/299')).toBeInViewport();
  await expect(urls).not.toBeInViewport();
  expect(await verdicts.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.keyboard.press('Home');
  await expect(row('/private/0')).toBeFocused();
  await expect(row('/private/0')).toBeInViewport();
});

test('what is typed while the bots are still loading is not lost', async ({ page }) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/BotChooser-.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Bot', exact: true }).click();
  await page.keyboard.type('claude');
  release();
  await expect(page.getByRole('combobox', { name: 'Name, operator or User-Agent header' })).toHaveValue(
    'claude',
  );
  await expect(page.getByRole('option', { name: /^ClaudeBot/ })).toBeVisible();
});
