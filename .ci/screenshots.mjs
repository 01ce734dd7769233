// @ts-check
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { ensureBrowser, launchFlags } from '../e2e/support/browser.mjs';

/** Takes the pictures of the README from the built app, as a person sees it after two presses. */
const folder = '.github/screenshots';
mkdirSync(folder, { recursive: true });

const server = await preview({ preview: { port: 0, open: false }, logLevel: 'warn' });
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('The preview of the built app has no address.');
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchFlags });

/**
 * @param {string} name
 * @param {'light' | 'dark'} colorScheme
 * @param {(page: import('@playwright/test').Page) => Promise<void>} arrange
 */
async function take(name, colorScheme, arrange) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 820 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(/** @type {string} */ (address));
  await arrange(page);
  // The pointer lights up what it is over, the cursor blinks.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}/${name}.png`, caret: 'hide' });
  await context.close();
}

await take('verdicts', 'light', async (page) => {
  await page.getByRole('button', { name: 'Classic mistakes' }).click();
  await page.getByText('Why 1994 differs.').waitFor();
  await page.getByRole('button', { name: /· path-several$/ }).waitFor();
  await page.getByText('Saved on this device').waitFor();
});

await take('bots', 'dark', async (page) => {
  await page.getByRole('button', { name: 'AI crawlers' }).click();
  await page.getByRole('tab', { name: /^Bots/ }).click();
  await page.getByRole('button', { name: /^GPTBot, \/:/ }).press('Enter');
  await page.getByRole('region', { name: 'Why' }).waitFor();
  await page.getByText('Saved on this device').waitFor();
});

await browser.close();
await server.close();
