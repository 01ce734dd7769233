import { expect, type Locator, type Page, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { openWorkbench, showPart } from './support/workbench.ts';

/** Opens something, has axe look at it once it is there, and closes it. */
async function lookAt(page: Page, open: () => Promise<void>, opened: Locator): Promise<void> {
  await open();
  await expect(opened).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
}

/** The commands by the palette, which is there on every screen. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
}

for (const width of widths)
  test(`axe finds nothing in what opens over the page at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    await openWorkbench(page);
    await page.getByRole('button', { name: 'Classic mistakes' }).click();

    const menuItem = (name: string) => page.getByRole('menuitem', { name });
    await showPart(page, 'robots.txt');
    const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
    await lookAt(page, press('Examples'), menuItem('AI crawlers'));
    await lookAt(page, press('Open…'), menuItem('Open a live robots.txt…'));
    await lookAt(page, press('Insert'), page.getByRole('menu'));
    await lookAt(page, press('Tidy'), page.getByRole('menu'));
    await showPart(page, 'Problems');
    await lookAt(page, press('Report'), menuItem('Copy for a ticket'));

    await showPart(page, 'Tests');
    await lookAt(page, press('Bot'), page.getByRole('option', { name: /^Applebot/ }).first());
    await lookAt(
      page,
      () => page.keyboard.press('ControlOrMeta+k'),
      page.getByRole('option', { name: /^New case/ }),
    );
    await lookAt(
      page,
      () => command(page, 'shortcuts'),
      page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
    );
  });

for (const width of [390, 1440])
  test(`axe finds nothing in what asks something at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    const { robots } = await openWorkbench(page);
    await robots.fill('User-agent: *\nDisallow: /shop\nDisallow: /shop/cart\n');

    await showPart(page, 'Tests');
    await page.getByRole('tab', { name: 'Changes' }).click();
    await lookAt(
      page,
      () => page.getByRole('button', { name: 'Simplify…' }).click(),
      page.getByText(/^1 rule instead of 2/),
    );

    await page.getByRole('tab', { name: /^URLs/ }).click();
    const table = { name: 'pages.csv', mimeType: 'text/csv', buffer: Buffer.from('page,to\n/a,/b\n/c,/d\n') };
    await lookAt(
      page,
      () => page.getByLabel('Open a list of URLs').setInputFiles(table),
      page.getByRole('dialog', { name: 'Which column of pages.csv contains the URLs?' }),
    );

    const follow = (fragment: string) => () =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
    await lookAt(
      page,
      follow('#robots=User-agent:*&url=/a'),
      page.getByRole('dialog', { name: 'Replace your draft with this link?' }),
    );
    await lookAt(page, follow('#v1broken'), page.getByRole('dialog', { name: 'This link can’t be opened' }));
  });
