import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { openWorkbench } from './support/workbench.ts';

async function violations(page: Page): Promise<readonly string[]> {
  // Not as an element: the page's own policy forbids inline scripts, and rightly so.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const results = await window.axe.run(document, { resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    );
  });
}

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing at ${width} pixels in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { verdicts } = await openWorkbench(page);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Classic mistakes' }).click();
      await expect(verdicts.getByText('Why 1996 differs.')).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Bot', exact: true }).click();
      await expect(page.getByRole('option', { name: 'Applebot', exact: false }).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Examples' }).click();
      await expect(page.getByRole('menuitem', { name: 'AI crawlers' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
