import { expect, type Locator, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { openWorkbench, showPart } from './support/workbench.ts';

for (const width of widths)
  test(`axe finds nothing on any tab at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    await openWorkbench(page);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Classic mistakes' }).click();
    await showPart(page, 'Problems');
    await expect(page.getByRole('button', { name: /· path-several$/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await showPart(page, 'Tests');
    const tabs = page.getByRole('tab');
    await expect(tabs).not.toHaveCount(0);
    for (const tab of await tabs.all()) {
      await tab.click();
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByRole('button').filter({ visible: true }).first()).toBeVisible();
      expect(await violations(page, '[role=tabpanel]')).toEqual([]);
      // Nothing is wider than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('at 200 % a desk is as narrow as a tablet, and everything is within reach', async ({ page }) => {
  // What a window of 1280 pixels shows at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Classic mistakes' }).click();
  await showPart(page, 'Tests');
  await page.getByRole('tab', { name: 'Export' }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(400);
});

test('in forced colours verdicts keep their symbols and words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { row, line } = await openWorkbench(page);
  await page.getByRole('button', { name: 'Classic mistakes' }).click();
  const verdict = row('/catalogue.pdf').getByRole('button', { name: 'Googlebot: blocked, why' });
  await expect(verdict).toContainText('blocked');
  await expect(verdict.locator('svg').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  /** How the system paints an element, in its own colours. */
  const paint = (element: Locator, property: string) =>
    element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const [chosen, other] = [
    page.getByRole('tab', { name: /^URLs/ }),
    page.getByRole('tab', { name: 'Export' }),
  ];
  expect(await paint(chosen, 'border-bottom-color')).not.toBe(await paint(other, 'border-bottom-color'));
  const filter = (name: RegExp) => page.getByRole('button', { name });
  expect(await paint(filter(/^All \d/), 'background-color')).not.toBe(
    await paint(filter(/^Blocked/), 'background-color'),
  );
  const primary = page.getByRole('button', { name: 'Copy link' });
  expect(await paint(primary, 'color')).not.toBe(await paint(primary, 'background-color'));
  expect(await paint(line('Disallow: /shop/*?sort='), 'outline-style')).toBe('solid');
  expect(await paint(line('Allow: /shop').first(), 'outline-style')).toBe('dashed');
});

test('where less motion is wanted nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Classic mistakes' }).click();
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).transitionDuration),
  );
  expect(new Set(durations.flatMap((duration) => duration.split(', ')))).toEqual(new Set(['0s']));
});
