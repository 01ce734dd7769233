import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The widths at which everything must hold, in CSS pixels: a phone, a tablet, a desk. */
export const widths = [390, 768, 1440];

/** Takes the width of a screen, where nothing moves that axe would meet halfway. */
export async function useScreen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** What axe finds wrong in the present colours, a line each; `rules` for some rules alone. */
async function look(
  page: Page,
  part: string | undefined,
  rules: string[] | null,
): Promise<readonly string[]> {
  return page.evaluate(
    async ([selector, only]) => {
      const results = await window.axe.run(selector ?? document, {
        resultTypes: ['violations'],
        ...(only === null ? {} : { runOnly: only }),
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
      );
    },
    [part ?? null, rules] as const,
  );
}

/**
 * What axe finds wrong with the page as it stands, or with the part that a selector picks, a line each: by day, and by
 * night what depends on colours.
 */
export async function violations(page: Page, part?: string): Promise<readonly string[]> {
  // Not as an element: the page's own policy forbids inline scripts, and rightly so.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const byDay = await look(page, part, null);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await look(page, part, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((line) => `by night, ${line}`)];
}
