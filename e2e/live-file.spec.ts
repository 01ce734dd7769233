import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { useScreen, violations, widths } from './support/accessibility.ts';
import { openWorkbench, workbenchOf } from './support/workbench.ts';

/** Somebody's site, on an origin of its own. */
interface Site {
  readonly origin: string;
  readonly close: () => void;
}

interface Answer {
  readonly status?: number;
  readonly body: string;
  /** Sent with the site's pages. */
  readonly policy?: string;
}

async function serve({ status = 200, body, policy }: Answer): Promise<Site> {
  const server: Server = createServer((request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
      return;
    }
    response
      .writeHead(200, {
        'content-type': 'text/html',
        ...(policy === undefined ? {} : { 'content-security-policy': policy }),
      })
      .end('<!doctype html><title>A page of the site</title><main></main>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The bookmarklet as the app shows it. */
async function bookmarklet(page: Page): Promise<string> {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Open…' }).click();
  await page.getByRole('menuitem', { name: /^Open a live robots\.txt/ }).click();
  const link = page.getByRole('link', { name: 'robots.txt → Workbench' });
  return (await link.getAttribute('href')) ?? '';
}

/** Presses the bookmarklet on a page of a site: a link there stands for the bookmarks bar. */
async function press(page: Page, code: string, site: Site): Promise<void> {
  await page.goto(`${site.origin}/some/page?x=1`);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = 'Bookmark';
    document.querySelector('main')?.append(link);
  }, code);
  await page.getByRole('link', { name: 'Bookmark' }).click();
}

test('the bookmarklet opens the robots.txt of the site it is pressed on', async ({ page, context }) => {
  const site = await serve({ body: 'User-agent: *\r\nDisallow: /schön?a=1&b=2#c\r\n' });
  const code = await bookmarklet(page);
  const theirs = await context.newPage();
  const opened = context.waitForEvent('page');
  await press(theirs, code, site);
  const workbench = workbenchOf(await opened);
  await expect(workbench.line('Disallow: /schön?a=1&b=2#c')).toBeVisible();
  await expect(workbench.page.getByRole('textbox', { name: 'Site of this robots.txt' })).toHaveValue(
    site.origin,
  );
  await expect(workbench.page.getByRole('tab', { name: 'Fetch 200' })).toBeVisible();
  expect(new URL(workbench.page.url()).hash).toBe('');
  site.close();
});

test('the bookmarklet brings an error along as what it is', async ({ page, context }) => {
  const site = await serve({ status: 503, body: '<h1>Try later</h1>' });
  const code = await bookmarklet(page);
  const theirs = await context.newPage();
  const opened = context.waitForEvent('page');
  await press(theirs, code, site);
  const app = await opened;
  await expect(app.getByRole('status').filter({ hasText: 'Not in effect now.' })).toContainText(
    'Googlebot treats everything as blocked',
  );
  await expect(app.getByText('Try later')).toHaveCount(0);
  site.close();
});

test('a file that is too large for a link can be saved, and dropped here', async ({ page, context }) => {
  const site = await serve({ body: `User-agent: *\n${'Disallow: /a/long/path/\n'.repeat(6000)}` });
  const code = await bookmarklet(page);
  const theirs = await context.newPage();
  theirs.on('dialog', (dialog) => void dialog.accept());
  const saved = theirs.waitForEvent('download');
  await press(theirs, code, site);
  expect((await saved).suggestedFilename()).toBe('robots.txt');
  site.close();
});

test('where a site’s policy forbids it, the bookmarklet says so', async ({ page, context }) => {
  const site = await serve({ body: 'User-agent: *\n', policy: "connect-src 'none'" });
  const code = await bookmarklet(page);
  const theirs = await context.newPage();
  const said = new Promise<string>((resolve) => {
    theirs.on('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.dismiss();
    });
  });
  await press(theirs, code, site);
  expect(await said).toContain(`${site.origin}/robots.txt could not be read from here`);
  site.close();
});

test('a press on the bookmarklet in the app itself does nothing but say where it belongs', async ({
  page,
}) => {
  await bookmarklet(page);
  await page.getByRole('link', { name: 'robots.txt → Workbench' }).click();
  await expect(page.getByText(/^Don’t use it here/)).toBeVisible();
});

test('of a folder of variants one is edited and another is what is live now', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('variants');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/live.txt`, 'User-agent: *\nDisallow: /live\n');
  writeFileSync(`${folder}/draft.txt`, 'User-agent: *\nDisallow: /draft\n');
  const workbench = await openWorkbench(page);
  await page.getByRole('button', { name: 'Open…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: /^Open a folder of variants/ }).click();
  await (await chooser).setFiles(folder);
  const dialog = page.getByRole('dialog', { name: 'Which of 2 files?' });
  await dialog.getByRole('button', { name: 'Edit variants/draft.txt' }).click();
  await dialog.getByRole('button', { name: 'Compare with variants/live.txt' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(workbench.line('Disallow: /draft')).toBeVisible();
});

test('several files that are dropped are offered', async ({ page }) => {
  await openWorkbench(page);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['User-agent: *\n'], 'a.txt'));
    transfer.items.add(new File(['User-agent: *\n'], 'b.txt'));
    return transfer;
  });
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByRole('dialog', { name: 'Which of 2 files?' })).toBeVisible();
});

for (const width of widths)
  test(`axe finds nothing in the dialog at ${width} pixels`, async ({ page }) => {
    await useScreen(page, width);
    await bookmarklet(page);
    await page.getByText('Why can’t this page fetch it directly?').click();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });
