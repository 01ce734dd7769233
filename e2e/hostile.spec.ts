import { expect, type Page, test } from '@playwright/test';
import { openWorkbench } from './support/workbench.ts';

const script = 'window.hit=1';
const image = `<img src=x onerror=${script}>`;
const hostile = {
  format: 'robots-case',
  version: 1,
  title: `${image}<b>title</b>`,
  note: `<script>${script}</script>${image}`,
  robots: [
    `User-agent: ${image}`,
    `User-agent: *`,
    `Disallow: /<svg onload=${script}>`,
    `Disallow: javascript:${script}`,
    `Sitemap: javascript:${script}`,
    `Sitemap: data:text/html,<script>${script}</script>`,
    `# <a href="javascript:${script}">click</a>`,
  ].join('\n'),
  baseline: `User-agent: *\nDisallow: /<iframe src="javascript:${script}">`,
  origin: `javascript:${script}`,
  urls: [
    `javascript:${script}`,
    `data:text/html,<script>${script}</script>`,
    `+ /"><img src=x onerror=${script}>`,
    `https://example.com/<b>x</b>#javascript:${script}`,
  ],
  bots: [`<b>bot</b>`, `javascript:${script}`, 'Googlebot'],
};

/** Elements and addresses that only pasted text could have made. */
function foreignParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      'img[src="x"], iframe, [onerror], [onload], b, body script:not([src]), svg[onload]',
    );
    const addresses = [...document.querySelectorAll('[href], [src], [action], [formaction]')]
      .flatMap((element) =>
        ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
      )
      .filter((address) => /^\s*(?:javascript|data|vbscript):/i.test(address));
    return [...[...parts].map((part) => part.outerHTML), ...addresses];
  });
}

test('a hostile case is text wherever it is shown, and nothing of it can be followed', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openWorkbench(page);
  await page.getByLabel('Open a robots.txt or a case').setInputFiles({
    name: 'hostile.robots-case.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(hostile)),
  });
  await expect(page.getByRole('textbox', { name: 'Title of this case' })).toHaveValue(hostile.title);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').locator('> *').first()).toBeVisible();
    expect(await foreignParts(page)).toEqual([]);
  }

  await page.getByRole('button', { name: /Title and note/ }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(hostile.note);
  expect(await foreignParts(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: /^Link…/ }).click();
  await page.getByRole('radio', { name: /^Without hosts and path words/ }).check();
  await expect(page.getByRole('region', { name: 'Names and their replacements' })).toBeVisible();
  expect(await foreignParts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Library' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Saved cases' })).toContainText(hostile.title);
  await expect(page.getByText('saved in the library')).toContainText(hostile.title);
  expect(await foreignParts(page)).toEqual([]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(errors).toEqual([]);
});
