import { expect, test } from '@playwright/test';
import { violations } from './support/accessibility.ts';
import { openWorkbench, showTests } from './support/workbench.ts';

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing at ${width} pixels in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { verdicts } = await openWorkbench(page);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Classic mistakes' }).click();
      await showTests(page);
      await expect(verdicts.getByText('Why 1996 differs.')).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Bot', exact: true }).click();
      await expect(
        page.getByRole('listbox').getByRole('option', { name: 'Applebot', exact: false }).first(),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Examples' }).click();
      await expect(page.getByRole('menuitem', { name: 'AI crawlers' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
