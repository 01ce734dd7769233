import { expect, type Page, test } from '@playwright/test';
import { fillCase, openWorkbench, showPart } from './support/workbench.ts';

const robotsTxt = 'User-agent: *\nAllow: /shop\nDisallow: /shop/*?sort=\nDisallow: /tmp/\n';

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'What would you like to do?' });
  await expect(field).toBeFocused();
  return field;
}

/** The commands' code follows the first screen. */
async function openReady(page: Page) {
  const workbench = await openWorkbench(page);
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  return workbench;
}

test('a few letters and Enter do what is meant, and what was done last stands first', async ({ page }) => {
  await openReady(page);
  const field = await openPalette(page);
  await field.fill('examcla');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'robots.txt', exact: true })).toContainText('BadBot');

  await (await openPalette(page)).fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();

  await page.reload();
  await openReady(page);
  await openPalette(page);
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([/^Dark theme/, /^Example: Classic mistakes/]);
});

test('a number goes to a line, a path becomes a URL, a name a bot', async ({ page }) => {
  const workbench = await openReady(page);
  await fillCase(workbench, robotsTxt, '/shop/a');

  await (await openPalette(page)).fill('3');
  await page.keyboard.press('Enter');
  await expect(workbench.robots).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(workbench.line('Disallow: /shop/*?sort=x')).toBeVisible();

  await (await openPalette(page)).fill('/tmp/new');
  await page.keyboard.press('Enter');
  await expect(workbench.row('/tmp/new')).toContainText('blocked');

  await (await openPalette(page)).fill('gptb');
  await expect(page.getByRole('option', { name: /^Add GPTBot/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove GPTBot' })).toBeVisible();
});

test('a new case begins empty, and the one before can be had back', async ({ page }) => {
  const workbench = await openReady(page);
  await fillCase(workbench, robotsTxt, '/shop/a');
  await page.keyboard.press('ControlOrMeta+Alt+n');
  await expect(page.getByRole('button', { name: 'Classic mistakes' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore mine' }).click();
  await expect(workbench.row('/shop/a')).toContainText('allowed');
});

test('the sheet of keys comes by one, but not while one types, nor where plain keys are off', async ({
  page,
}) => {
  const { robots } = await openReady(page);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await robots.focus();
  await page.keyboard.type('?');
  await expect(robots).toContainText('?');
  await expect(sheet).toHaveCount(0);

  await page.getByRole('tab', { name: 'Groups' }).click();
  await page.keyboard.press('?');
  await expect(sheet).toContainText('New case');
  await sheet.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('?');
  await (await openPalette(page)).fill('shortcuts');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
});

test('the layout is put back, and can be had again', async ({ page }) => {
  await openReady(page);
  await page.getByRole('tab', { name: 'Groups' }).click();
  await (await openPalette(page)).fill('reset');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'URLs' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'Groups' })).toHaveAttribute('aria-selected', 'true');
});

test('a verdict that may be wrong is reported by the least file that gives it, and nothing is sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workbench = await openReady(page);
  await fillCase(workbench, robotsTxt, '+ /shop/a?sort=x');
  await workbench.row('/shop/a?sort=x').getByRole('button', { name: 'Googlebot: blocked, why' }).click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  await page.getByRole('button', { name: 'Wrong? Copy a report' }).click();
  await expect(page.getByText('Report copied')).toBeVisible();
  expect(requests.filter((method) => method !== 'GET')).toEqual([]);

  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('disallowed by line 3, `Disallow: /shop/*?sort=`');
  expect(report).toContain('- Expected: allowed');
  expect(report).not.toContain('/tmp/');
  const { hash } = new URL(/Open in Robots Workbench: (\S+)/.exec(report)?.[1] ?? '');
  await workbench.robots.fill('');
  await page.goto('about:blank');
  await page.goto(`/${hash}`);
  const question = page.getByRole('button', { name: 'Open the link' });
  await question.click();
  await expect(workbench.line('Disallow: /shop/*?sort=')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bar at the foot leads everywhere, and going to a line shows it', async ({ page }) => {
    const { robots, problems } = await openWorkbench(page);
    await page.getByRole('button', { name: 'Classic mistakes' }).click();
    await showPart(page, 'Problems');
    await problems.getByRole('button', { name: /· path-several$/ }).click();
    await expect(robots).toBeFocused();

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('option', { name: /^Export/ }).click();
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();

    const small = await page
      .getByRole('navigation', { name: 'Page sections' })
      .getByRole('button')
      .evaluateAll(
        (buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 44).length,
      );
    expect(small).toBe(0);
  });
});

test('keys that are pressed before the commands are there are made up for, and do not go to the browser', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/CommandCenter-.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => {
    const isPrevented = new Promise((resolve) => {
      // Told after the page has had its say.
      const tell = (event: KeyboardEvent) => setTimeout(() => resolve(event.defaultPrevented));
      window.addEventListener('keydown', (event) => event.key === 'k' && tell(event));
    });
    Object.assign(window, { isPrevented });
  });
  await page.keyboard.press('ControlOrMeta+k');
  expect(await page.evaluate(() => Reflect.get(window, 'isPrevented'))).toBe(true);
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
