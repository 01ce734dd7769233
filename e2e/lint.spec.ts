import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openWorkbench } from './support/workbench.ts';

const mistaken = 'User-agent: *\nDisallow: private/\n';

test('a mistake is listed as it is typed, shown in the text, and fixed; undo brings it back', async ({
  page,
}) => {
  const { robots, problems, line } = await openWorkbench(page);
  await robots.fill(mistaken);

  const place = problems.getByRole('button', { name: /does not start with '\/'.*Line 2.*· path-no-slash$/s });
  await expect(place).toBeVisible();
  await expect(line('Disallow: private/').locator('.cm-lintRange-error')).toHaveText('private/');

  await problems.getByRole('button', { name: "Write '/private/'" }).click();
  await expect(line('Disallow: /private/')).toBeVisible();
  await expect(place).toHaveCount(0);

  await robots.press('ControlOrMeta+z');
  await expect(line('Disallow: private/')).toBeVisible();
  await expect(place).toBeVisible();
});

test('Enter in the list goes to the place in the text', async ({ page }) => {
  const { robots, problems } = await openWorkbench(page);
  await robots.fill(mistaken);
  await problems.getByRole('button', { name: /· path-no-slash$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(robots).toBeFocused();
  await page.keyboard.type('/all');
  await expect(robots).toContainText('Disallow: /all');
});

test('a fix is offered at the text itself', async ({ page }) => {
  const { robots, line } = await openWorkbench(page);
  await robots.fill(mistaken);
  await line('Disallow').getByText('private/').hover();
  await page.getByRole('button', { name: "Write '/private/'" }).last().click();
  await expect(line('Disallow: /private/')).toBeVisible();
});

test('a file is opened octet for octet, and it is said what editing changes', async ({ page }) => {
  const { robots } = await openWorkbench(page);
  await page.getByLabel('Open a robots.txt').setInputFiles({
    name: 'live-robots.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('\ufeffUser-agent: *\r\nDisallow: /a\r\n'),
  });
  const panel = page.getByRole('region', { name: 'robots.txt', exact: true });
  await expect(panel.getByRole('heading', { name: 'live-robots.txt' })).toBeVisible();
  await expect(panel).toContainText('UTF-8 with BOM · CRLF');
  await expect(panel).toContainText('editing converts line endings to LF');
  await robots.press('ControlOrMeta+End');
  await page.keyboard.type('Allow: /');
  await expect(panel).not.toContainText('CRLF');
});

for (const [name, octets, message] of [
  ['photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'This is not a text file'],
  ['huge.txt', Buffer.alloc(50 * 1024 * 1024, 'x'), 'The file is 50 MiB'],
] as const)
  test(`${name} is refused with a reason, and the work at hand stays`, async ({ page }, testInfo) => {
    const file = testInfo.outputPath(name);
    await writeFile(file, octets);
    const { robots, line } = await openWorkbench(page);
    await robots.fill('User-agent: mine');
    await page.getByLabel('Open a robots.txt').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(line('User-agent: mine')).toBeVisible();
  });
