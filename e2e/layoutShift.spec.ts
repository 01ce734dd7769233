import { expect, type Page, test } from '@playwright/test';
import { openWorkbench, showTests } from './support/workbench.ts';

declare global {
  interface Window {
    /** Set by the test: how far things moved by themselves, as browsers count it, and what they were. */
    layoutShifts?: { readonly value: number; readonly nodes: string }[];
  }
}

/** What a browser tells of a shift; not in the types of the DOM yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** A shift that nobody sees: a line number that finds its place. Browsers call a page good below 0.1. */
const unseen = 0.0005;

async function shifts(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(() => window.layoutShifts ?? []);
  return found.filter(({ value }) => value > unseen).map(({ value, nodes }) => `${value} ${nodes}`);
}

for (const width of [390, 1440])
  test(`nothing moves by itself at ${width} pixels: start, example, every tab, reload`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const found: { value: number; nodes: string }[] = [];
      window.layoutShifts = found;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput, sources } = entry as LayoutShift;
          if (hadRecentInput) continue;
          const nodes = sources.map(({ node }) =>
            node instanceof Element ? node.className : node?.nodeName,
          );
          found.push({ value, nodes: nodes.join(' ') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { verdicts } = await openWorkbench(page);
    expect(await shifts(page)).toEqual([]);

    await page.getByRole('button', { name: 'Classic mistakes' }).click();
    await showTests(page);
    await expect(verdicts.getByText('Why 1996 differs.')).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByRole('button').filter({ visible: true }).first()).toBeVisible();
    }
    await expect(page.getByText('Saved on this device')).toHaveCount(1);
    await page.reload();
    await showTests(page);
    await expect(page.getByRole('tab', { name: 'Export' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    expect(await shifts(page)).toEqual([]);
  });
