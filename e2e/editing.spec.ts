import { expect, type Locator, type Page, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { fillCase, openWorkbench, showPart } from './support/workbench.ts';

const file = `User-agent: Googlebot
Disallow: /shop/
Allow: /shop/help/

User-agent: *
Disallow: /
`;

/** The mark that folds the first group. */
function firstFold(page: Page): Locator {
  return page.getByTitle('Fold this group', { exact: true }).filter({ visible: true }).first();
}

/** Completion, folding and the rest are there once the gutter for folding has a mark. */
async function helpIsThere(page: Page): Promise<void> {
  await expect(firstFold(page)).toBeVisible();
}

async function openEditing(page: Page) {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, file, '/shop/a\n/shop/b\n/shop/help/c\n');
  await showPart(page, 'robots.txt');
  await helpIsThere(page);
  await workbench.robots.press('ControlOrMeta+End');
  return workbench;
}

test('directives, crawlers and paths are completed, each with what it means', async ({ page }) => {
  const { line } = await openEditing(page);
  await page.keyboard.type('user');
  const list = page.getByRole('listbox');
  await expect(
    list.getByRole('option', { name: /User-agent.*the crawlers that the rules below are for/ }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('claudeb');
  await expect(list.getByRole('option', { name: /ClaudeBot.*AI training · Anthropic/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(line('User-agent: ClaudeBot')).toBeVisible();
  await page.keyboard.type('\nDisallow: /sh');
  await expect(list.getByRole('option', { name: /\/shop\/.*3 of the test URLs · line 2/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(line('Disallow: /shop/')).toHaveCount(2);
});

test('Enter ends a line, whatever is offered', async ({ page }) => {
  const { robots } = await openEditing(page);
  await page.keyboard.type('Disallow: /s');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('\nAllow: /x');
  await expect(robots).toContainText('Disallow: /sAllow: /x');
});

test('a line says what it does and for whom: to the pointer, and to a key', async ({ page }) => {
  const { line } = await openEditing(page);
  await line('Disallow: /shop/').getByText('/shop/').hover();
  const help = page.getByRole('tooltip').or(page.locator('.cm-tooltip'));
  await expect(help.first()).toContainText('Disallows every URL that starts with /shop/.');
  await expect(help.first()).toContainText('Decides 2 of 3 test URLs.');
  await page.mouse.move(0, 0);

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(help.first()).toContainText('For every crawler that no group names.');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});

test('the page of a finding’s rule is one key away', async ({ page }) => {
  const { robots } = await openWorkbench(page);
  await robots.fill('User-agent: *\nDisallow: private/');
  await expect(robots.locator('.cm-lintRange-error')).toBeVisible();
  await robots.press('F1');
  await expect(page.getByRole('dialog', { name: 'path-no-slash' })).toBeVisible();
});

test('a group folds to its first line', async ({ page }) => {
  const { line } = await openEditing(page);
  await firstFold(page).click();
  await expect(line('Disallow: /shop/')).toHaveCount(0);
  await page.getByRole('button', { name: '2 lines' }).click();
  await expect(line('Disallow: /shop/')).toBeVisible();
});

test('the beginning of a long group stays in sight', async ({ page }) => {
  const { robots } = await openWorkbench(page);
  const rules = Array.from({ length: 200 }, (_, index) => `Disallow: /folder-${index}/`).join('\n');
  await robots.fill(`User-agent: Googlebot\nUser-agent: GPTBot\n${rules}`);
  await robots.press('ControlOrMeta+End');
  await page.keyboard.press('PageUp');
  await expect(page.getByText('User-agent: Googlebot and 1 more')).toBeVisible();
});

test('a file is formatted without changing a verdict', async ({ page }) => {
  const { robots } = await openWorkbench(page);
  await robots.fill('user-agent:*\n  DISALLOW:/a   # why');
  await page.getByRole('button', { name: 'Tidy' }).click();
  await page.getByRole('menuitem', { name: /^Format/ }).click();
  await expect(page.getByText('Proven: no verdict changes.')).toBeVisible();
  await expect(robots).toContainText('User-agent: *Disallow: /a # why');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(robots).toContainText('DISALLOW:/a');
});

test('sorting says for whom what changes, and waits for a yes', async ({ page }) => {
  const { robots } = await openEditing(page);
  await robots.press('ControlOrMeta+Home');
  await page.getByRole('button', { name: 'Tidy' }).click();
  await page.getByRole('menuitem', { name: /^Sort rules/ }).click();
  const preview = page.getByRole('dialog', { name: 'Sort rules by specificity' });
  await expect(preview).toContainText('/shop/help/ becomes allowed for Googlebot');
  await preview.getByRole('button', { name: 'Apply' }).click();
  await expect(robots).toContainText(/Allow: \/shop\/help\/.*Disallow: \/shop\//);
});

test('AI training is kept out by a block from the catalogue; Googlebot stays', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, 'User-agent: *\nAllow: /\n', '/x');
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: /^Block AI training/ }).click();
  await expect(workbench.line('User-agent: GPTBot')).toBeVisible();
  await expect(workbench.row('/x').getByRole('button', { name: 'Googlebot: allowed' })).toBeVisible();
});

test('the rule that decides is a key away from the verdict that is open', async ({ page }) => {
  const { row } = await openEditing(page);
  await row('/shop/a').getByRole('button', { name: 'Googlebot: blocked' }).click();
  await page.getByRole('button', { name: 'Tidy' }).click();
  await page.getByRole('menuitem', { name: 'Go to the deciding rule' }).click();
  await expect(page.locator('.cm-activeLine')).toHaveText(/^Disallow: \/shop\//);
});

test('what loads late does not move the text', async ({ page }) => {
  const { robots, line } = await openWorkbench(page);
  const place = async () => (await line('User-agent').first().boundingBox())?.x;
  await robots.fill(file);
  const before = await place();
  await helpIsThere(page);
  expect(await place()).toBe(before);
});

for (const width of widths)
  test(`axe finds nothing at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    await openEditing(page);
    await page.keyboard.type('User-agent: cla');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await firstFold(page).click();
    await page.getByRole('button', { name: 'Tidy' }).click();
    await expect(page.getByRole('menuitem', { name: /^Format/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
