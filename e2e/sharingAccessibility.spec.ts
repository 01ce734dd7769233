import { expect, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { openWorkbench, showTests } from './support/workbench.ts';

const fragment =
  '#robots=User-agent:*%0ADisallow:/cart&url=https://shop.example/cart&expect=disallow&url=/page&title=Shop&note=Why';

for (const width of widths)
  test(`axe finds nothing in what is shared and kept at ${width} pixels`, async ({ page }) => {
    test.slow();
    await useScreen(page, width);
    await openWorkbench(page, fragment);
    await showTests(page);
    await page.getByRole('tab', { name: 'Export' }).click();
    await expect(page.getByRole('textbox', { name: 'Contents of robots.test.js' })).toContainText('/cart');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: /Title and note/ }).click();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Why');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('menuitem', { name: /^Link…/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('menuitem', { name: /^Link…/ }).click();
    await page.getByRole('radio', { name: /^Without hosts and path words/ }).check();
    await page.getByRole('radio', { name: /^Readable/ }).check();
    await expect(page.getByRole('textbox', { name: 'Link to this case' })).toHaveValue(/#robots=/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const button = page.getByRole('button', { name: 'Library' });
    if (await button.isVisible()) await button.click();
    else {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('menuitem', { name: /^Library…/ }).click();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Saved cases' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('saved in the library').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
