import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** A file that the page handed to the browser. */
export interface SavedFile {
  readonly name: string;
  readonly path: string;
  readonly octets: Buffer;
}

/** The file that comes of an action. */
export async function savedBy(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, octets: await readFile(path) };
}

/** The file that a row of the tab 'Export' saves. */
export async function exported(page: Page, name: string): Promise<SavedFile> {
  await page.getByRole('tab', { name: 'Export' }).click();
  return savedBy(page, () => page.getByRole('button', { name: `Save ${name}`, exact: true }).click());
}
