import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The screens on which everything must hold: a phone, a tablet, a desk, each by day and by night. */
export const screens = [390, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Takes the size and colours of a screen. */
export async function useScreen(page: Page, { width, colorScheme }: (typeof screens)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Brings the tests to the front, where a screen shows one part at a time. */
export async function showTests(page: Page): Promise<void> {
  const part = page
    .getByRole('navigation', { name: 'Parts of the page' })
    .getByRole('button', { name: 'Tests' });
  if ((page.viewportSize()?.width ?? 0) <= 800) await part.click();
}

/** What axe finds wrong with the page as it stands, or with the part that a selector picks, a line each. */
export async function violations(page: Page, part?: string): Promise<readonly string[]> {
  // Not as an element: the page's own policy forbids inline scripts, and rightly so.
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const results = await window.axe.run(selector ?? document, { resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    );
  }, part);
}
