import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { openWorkbench, showPart } from './support/workbench.ts';

const mistaken = 'User-agent: *\nDisallow: private/  # staff\nDisallow: /css/ /cgi-bin/\n  Crawl-delay: 5\n';

const files = Array.from({ length: 12 }, (_, index) => `Disallow: /photos/${index}.html`).join('\n');

/** The mistakes that a survey of 75,000 files found in 2007, with the rule that tells of each and a word of what it says. */
const survey = [
  ['several paths on a line', 'Disallow: /css/ /cgi-bin/', 'path-several', /A rule takes one path/],
  ['a trailing comment', 'Disallow: /css/ # styles', 'trailing-comment', /some old parsers/],
  ['an invented directive', 'Hide: /secret', 'unknown-directive', /No known crawler reads 'Hide'/],
  ['an indented line', '   Disallow: /a', 'indented-line', /There is white space before Disallow/],
  ['all files one by one', files, 'list-of-files', /A rule for '\/photos\/' covers them/],
  ['a missing slash', 'Disallow: private/', 'path-no-slash', /matches no URL/],
  ['a contradiction in case', 'Disallow: /Admin/\nAllow: /admin/', 'path-case', /Paths are case-sensitive/],
] as const;

for (const [mistake, lines, rule, words] of survey)
  test(`${mistake} is told in words, and explained`, async ({ page }) => {
    const { robots, problems } = await openWorkbench(page);
    await robots.fill(`User-agent: *\n${lines}\n`);
    const problem = problems.getByRole('button', { name: new RegExp(`· ${rule}$`) }).first();
    await expect(problem).toContainText(words);
    await problem.focus();
    await page.keyboard.press('e');
    const explanation = page.getByRole('dialog', { name: rule });
    await expect(explanation.getByRole('heading', { name: 'Reported', exact: true })).toBeVisible();
    await expect(explanation.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  });

for (const [mistake, name, content, rule] of [
  ['DOS line ends', 'robots.txt', 'User-agent: *\r\nDisallow: /a\r\n', 'dos-line-endings'],
  [
    'a page in the place of a missing file',
    'robots.txt',
    '<!doctype html>\n<title>Not found</title>\n',
    'not-robots-txt',
  ],
] as const)
  test(`${mistake}, in a file that is opened, are told`, async ({ page }) => {
    const { problems } = await openWorkbench(page);
    await page
      .getByLabel('Open a robots.txt')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect(problems.getByRole('button', { name: new RegExp(`· ${rule}$`) })).toBeVisible();
  });

test('safe fixes are shown line by line before they are made; one undo brings all back', async ({ page }) => {
  const { robots, problems, line } = await openWorkbench(page);
  await robots.fill(mistaken);
  await problems.getByRole('button', { name: /^Fix all safe/ }).click();
  const preview = page.getByRole('dialog', { name: /fix(es)? that changes? no verdict/ });
  await expect(preview.getByText('removed: Disallow: private/')).toBeVisible();
  await expect(line('Disallow: private/ # staff')).toHaveCount(0);
  await preview.getByRole('button', { name: 'Apply' }).click();
  await expect(preview).toHaveCount(0);
  await expect(line('# staff')).toHaveText('# staff');

  await robots.press('ControlOrMeta+z');
  await expect(robots).toContainText('Disallow: private/  # staff');
});

test('an example opens after a question where there is work, and the work can be had back', async ({
  page,
}) => {
  const { robots, problems, line } = await openWorkbench(page);
  await robots.fill(mistaken);
  await problems.getByRole('button', { name: 'Explain path-several' }).click();
  await page.getByRole('button', { name: 'Try it: reported example 2' }).click();
  const question = page.getByRole('dialog', { name: 'Replace your file with the example?' });
  await question.getByRole('button', { name: 'Keep my file' }).click();
  await expect(line('Disallow: private/')).toBeVisible();

  await page.getByRole('button', { name: 'Try it: reported example 2' }).click();
  await question.getByRole('button', { name: 'Open the example' }).click();
  await expect(line('Disallow: /a/, /b/')).toBeVisible();
  // The example is nobody's work: the next one opens at once.
  await page.getByRole('button', { name: 'Try it: reported example 1' }).click();
  await expect(line('Disallow: /css/ /cgi-bin/ images/')).toBeVisible();
  await page.getByRole('button', { name: 'Restore mine' }).first().click();
  await expect(line('Disallow: private/')).toBeVisible();
});

test('a muted rule stays muted in a link, and can be unmuted there', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { robots, problems } = await openWorkbench(page);
  await robots.fill(mistaken);
  await problems.getByRole('button', { name: /· path-no-slash$/ }).focus();
  await page.keyboard.press('m');
  await expect(problems.getByRole('button', { name: /· path-no-slash$/ })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Link copied')).toBeVisible();
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const other = await browser.newPage();
  const theirs = await openWorkbench(other, hash);
  await theirs.problems.getByRole('button', { name: '1 rule muted in this case, 1 finding hidden' }).click();
  await theirs.problems.getByRole('button', { name: 'Unmute path-no-slash' }).click();
  await expect(theirs.problems.getByRole('button', { name: /· path-no-slash$/ })).toBeVisible();
  await other.close();
});

test('what is listed follows severity, whom it concerns and the order', async ({ page }) => {
  const { robots, problems } = await openWorkbench(page);
  await robots.fill(mistaken);
  await problems.getByRole('button', { name: '2 errors', pressed: true }).click();
  await expect(problems.getByRole('button', { name: /· path-several$/ })).toHaveCount(0);
  await problems.getByRole('button', { name: '2 errors', pressed: false }).click();
  await problems.getByRole('combobox', { name: 'Order' }).selectOption('By line');
  await expect(problems.getByRole('heading', { name: 'Line 2 Disallow: private/' })).toBeVisible();
  await problems.getByRole('combobox', { name: 'Affects' }).selectOption('For 1994');
  await expect(problems.getByRole('button', { name: /· unsupported-by-google$/ })).toHaveCount(0);
  await expect(problems.getByRole('button', { name: /· path-several$/ })).toBeVisible();
});

test('the list goes into a ticket as Markdown and into tools as SARIF', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { robots, problems } = await openWorkbench(page);
  await robots.fill(mistaken);
  await problems.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('menuitem', { name: /^Copy for a ticket/ }).click();
  await expect(page.getByText('Report copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^# robots\.txt: 2 errors.*Line 2/s,
  );

  const saving = page.waitForEvent('download');
  await problems.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('menuitem', { name: /^Save as SARIF/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('robots-problems.sarif');
  const log = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ tool: { driver: { name: 'Robots Workbench' } } }] });
});

test('a new error is told once to those who listen, when typing pauses', async ({ page }) => {
  const { robots, problems } = await openWorkbench(page);
  const told = problems.getByRole('status', { name: 'New errors' });
  await robots.fill('User-agent: *\nDisallow: private/\n');
  await expect(told).toHaveText(/^New error\. Line 2: 'private\/' does not start/);
  await robots.fill('# a line more\nUser-agent: *\nDisallow: private/\n');
  await expect(told).toHaveText('');
});

for (const width of widths)
  test(`axe finds nothing at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    const { robots, problems } = await openWorkbench(page);
    await robots.fill(mistaken);
    await showPart(page, 'Problems');
    await problems.getByRole('combobox', { name: 'Order' }).selectOption('By rule');
    await problems.getByRole('button', { name: 'Mute path-no-slash' }).click();
    await problems.getByRole('button', { name: /^1 rule muted/ }).click();
    expect(await violations(page)).toEqual([]);
    await problems.getByRole('button', { name: /^Fix all safe/ }).click();
    await expect(page.getByRole('list', { name: 'Changed lines' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await problems.getByRole('button', { name: 'Explain path-several' }).click();
    await expect(page.getByRole('heading', { name: 'Reported', exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
