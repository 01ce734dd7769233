import { expect, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { fillCase, openWorkbench } from './support/workbench.ts';

const robotsTxt = `User-agent: GPTBot
User-agent: ClaudeBot
User-agent: Google-Extended
User-agent: Applebot-Extended
User-agent: CCBot
User-agent: meta-externalagent
User-agent: Amazonbot
User-agent: Bytespider
User-agent: cohere-training-data-crawler
User-agent: AI2Bot
Disallow: /

User-agent: Timpibot
Disallow: /
Allow: /blog/

User-agent: *
Disallow: /private/
`;

const urlList = '/\n/blog/a\n/private/a';

test('are the AI crawlers blocked, and is Googlebot still allowed?', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await page.getByRole('tab', { name: /^Bots/ }).click();

  const sentences = page.getByRole('region', { name: 'Summary' }).getByRole('listitem');
  await expect(sentences).toHaveText([
    '10 of 11 AI training crawlers and control tokens are blocked everywhere; Timpibot is allowed only for /blog/a.',
    'All 12 AI search and assistant crawlers are allowed except for /private/a.',
    'All 12 search crawlers, including Googlebot, are allowed except for /private/a.',
  ]);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Summary copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Timpibot is allowed only for “/blog/a”.');
  expect(copied).toContain('Bytespider may crawl anyway: it is reported to ignore robots.txt.');
});

test('a cell opens how its verdict came about, and the line leads to the editor', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await page.getByRole('tab', { name: /^Bots/ }).click();
  await page.getByRole('button', { name: 'Search engines' }).click();
  await page.getByRole('button', { name: 'GPTBot, /blog/a: blocked, line 11' }).click();

  const why = page.getByRole('region', { name: 'Why' });
  await expect(why).toContainText('User-agent: GPTBot');
  await expect(workbench.line('Disallow: /').first()).toHaveClass(/cm-line-deciding/);
  await why.getByRole('button', { name: 'Line 11 wins' }).click();
  await expect(workbench.line('Disallow: /').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(workbench.line('Disallow: /').first()).not.toHaveClass(/cm-line-deciding/);
});

test('the matrix is gone through by keys alone', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await page.getByRole('tab', { name: /^Bots/ }).click();
  await page.getByRole('button', { name: 'Paths' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Googlebot Google/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Googlebot, /private/a: blocked, line 18' })).toBeFocused();
  await page.keyboard.press('Control+End');
  const last = page.locator(':focus');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Why' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
});

test('everything is shown by paths, and what is inside of them is not forgotten', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: *\nDisallow: /blog/drafts/\n', '/blog/a\n/shop/b');
  await page.getByRole('tab', { name: /^Bots/ }).click();
  await page.getByRole('button', { name: 'Paths' }).click();
  await page.getByRole('button', { name: 'Everything' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Bot',
    '/',
    '/blog/',
    '/shop/',
    'Obeys robots.txt',
  ]);
  await expect(
    page.getByRole('button', {
      name: 'Googlebot, /blog/: allowed, no rule matches, but /blog/drafts/ is blocked',
    }),
  ).toBeVisible();
  const rows = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
  expect(rows).toBeGreaterThan(200);
});

test('a URL that is allowed while the folder of its name is blocked is no plain tick', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: ClaudeBot\nDisallow: /blog/\n', '/blog\n/about');
  await page.getByRole('tab', { name: /^Bots/ }).click();
  await page.getByRole('button', { name: 'Search engines' }).click();
  const cell = page.getByRole('button', {
    name: /^ClaudeBot, \/blog: allowed, .*, but \/blog\/ is blocked$/,
  });
  await expect(cell).toHaveText('~');
  await expect(page.getByRole('button', { name: /^ClaudeBot, \/about: allowed, / })).toHaveText('');
});

test('the tab tells how many are blocked while another is open', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await expect(page.getByRole('tab', { name: 'Bots 10 blocked' })).toBeVisible();
  await workbench.robots.fill('User-agent: *\nAllow: /\n');
  await expect(page.getByRole('tab', { name: 'Bots', exact: true })).toBeVisible();
});

test('a cell stays under the pointer while it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await page.getByRole('tab', { name: /^Bots/ }).click();
  await page.getByRole('button', { name: 'Search engines' }).click();
  const cell = page.getByRole('button', { name: /^Bytespider, / }).first();
  await cell.scrollIntoViewIfNeeded();
  const before = await cell.boundingBox();
  if (before === null) throw new Error('The cell is not on the page');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(cell).toBeFocused();
  expect((await cell.boundingBox())?.y).toBe(before.y);
  await page.mouse.up();
  const why = page.getByRole('region', { name: 'Why' });
  await expect(why).toBeVisible();
  // The answer does not cover what it is about.
  const [cellBox, whyBox] = [await cell.boundingBox(), await why.boundingBox()];
  expect((cellBox?.y ?? 0) + (cellBox?.height ?? 0)).toBeLessThanOrEqual(whyBox?.y ?? 0);
});

test('a menu lies above what sticks to the matrix', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, urlList);
  await page.getByRole('tab', { name: /^Bots/ }).click();
  const cell = page
    .getByRole('grid')
    .getByRole('button', { name: /^Googlebot, / })
    .first();
  await cell.click();
  await expect(page.getByRole('region', { name: 'Why' })).toBeVisible();
  for (const name of ['Examples', 'Open…', 'Share']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    for (const item of await page.getByRole('menuitem').all()) await item.click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  }
});

for (const width of widths)
  test(`axe finds nothing at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    const workbench = await openWorkbench(page);
    await fillCase(workbench, robotsTxt, urlList);
    await page.getByRole('tab', { name: /^Bots/ }).click();
    await page.getByRole('button', { name: 'Named in the file' }).click();
    await page.getByRole('button', { name: 'Search engines' }).click();
    await page.getByRole('button', { name: /^Bytespider, \/:/ }).click();
    await expect(page.getByRole('region', { name: 'Why' })).toBeVisible();
    expect(await violations(page, '[role=tabpanel]')).toEqual([]);
    await page.getByRole('button', { name: /^GPTBot OpenAI/ }).click();
    await expect(page.getByText('certainty')).toBeVisible();
    expect(await violations(page, '[role=tabpanel]')).toEqual([]);
  });
