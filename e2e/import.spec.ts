import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { fillCase, openWorkbench, paste } from './support/workbench.ts';

const robotsTxt = 'User-agent: GPTBot\nDisallow: /private\n\nUser-agent: *\nDisallow: /cart\n';
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://shop.example/a?b=1&amp;c=2</loc></url>
  <url><loc>https://shop.example/cart</loc></url>
</urlset>`;

test('a pasted sitemap becomes its URLs, and can be taken back', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await workbench.robots.fill(robotsTxt);
  await paste(workbench.urls, sitemap);
  await expect(page.getByText('Added 2 URLs from a sitemap').first()).toBeVisible();
  await expect(workbench.row('https://shop.example/a?b=1&c=2')).toBeVisible();
  await expect(
    workbench.row('https://shop.example/cart').getByRole('button', { name: 'Googlebot: blocked, why' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(workbench.row('https://shop.example/cart')).toHaveCount(0);
});

test('columns of a sheet, prose and links of a page are understood; a list stays as it is', async ({
  page,
}) => {
  const workbench = await openWorkbench(page);
  await paste(workbench.urls, 'Page\tClicks\nhttps://shop.example/one\t12\nhttps://shop.example/two\t3\n');
  await expect(page.getByText('Added 2 URLs from text').first()).toBeVisible();
  await expect(workbench.row('https://shop.example/two')).toBeVisible();

  await workbench.urls.fill('');
  await paste(workbench.urls, 'Our shop', '<p>Our <a href="https://shop.example/linked">shop</a></p>');
  await expect(page.getByText('Added 1 URL from the links on a page').first()).toBeVisible();
  await expect(workbench.row('https://shop.example/linked')).toBeVisible();

  await workbench.urls.fill('');
  await paste(workbench.urls, '# mine\n+ /kept\n');
  await expect(workbench.urls).toContainText('# mine');
  await expect(workbench.row('/kept')).toBeVisible();
});

test('a log becomes URL and bot pairs: what each bot fetched against its rules', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await workbench.robots.fill(robotsTxt);
  const line = (path: string, agent: string) =>
    `192.0.2.1 - - [10/Oct/2026:13:55:36 +0000] "GET ${path} HTTP/1.1" 200 12 "-" "${agent}"`;
  const log = [
    line('/private/a', 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'),
    line('/private/a', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'),
    line('/page', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0'),
  ].join('\n');
  await page
    .getByLabel('Open a list of URLs')
    .setInputFiles({ name: 'access.log', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await expect(page.getByText('Added 1 URL from an access log').first()).toBeVisible();
  const row = workbench.row('/private/a');
  await expect(row.getByRole('button', { name: 'GPTBot: blocked, why' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'bingbot: allowed, why' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Googlebot: allowed, why' })).toHaveCount(0);
});

test('a table asks for its column', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await page.getByLabel('Open a list of URLs').setInputFiles({
    name: 'pages.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Rank;Page;Canonical\n1;/cart;/shop\n2;/page;/page\n'),
  });
  const dialog = page.getByRole('dialog', { name: 'Which column of pages.csv contains the URLs?' });
  await expect(dialog.getByRole('radio', { name: /^Page/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Canonical/ }).check();
  await dialog.getByRole('button', { name: 'Add the URLs' }).click();
  await expect(workbench.row('/shop')).toBeVisible();
  await expect(workbench.row('/cart')).toHaveCount(0);
});

test('files that are compressed, archives and sitemap indexes are read; junk says why not', async ({
  page,
}) => {
  const workbench = await openWorkbench(page);
  const input = page.getByLabel('Open a list of URLs');
  await input.setInputFiles({
    name: 'sitemap.xml.gz',
    mimeType: 'application/gzip',
    buffer: gzipSync(sitemap),
  });
  await expect(workbench.row('https://shop.example/cart')).toBeVisible();

  const har = { log: { version: '1.2', entries: [{ request: { url: 'https://shop.example/from-har' } }] } };
  await input.setInputFiles({
    name: 'page.har',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(har)),
  });
  await expect(workbench.row('https://shop.example/from-har')).toBeVisible();

  await input.setInputFiles({
    name: 'index.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      '<sitemapindex><sitemap><loc>https://shop.example/s1.xml</loc></sitemap></sitemapindex>',
    ),
  });
  await expect(page.getByText('These are sitemaps. Open them to test their pages.').first()).toBeVisible();

  await input.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
  });
  await expect(page.getByText('No URLs were added from photo.png').first()).toBeVisible();
});

test('a file that is dropped on the list goes there, one on the rest of the page is the robots.txt', async ({
  page,
}) => {
  const workbench = await openWorkbench(page);
  await fillCase(workbench, robotsTxt, '/before');
  await workbench.urls.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['/dropped\n'], 'list.txt', { type: 'text/plain' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(workbench.row('/dropped')).toBeVisible();
  await expect(workbench.row('/before')).toBeVisible();
  await expect(workbench.robots).toContainText('Disallow: /cart');
});
