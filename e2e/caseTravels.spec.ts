import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildCommandLine, runProgram } from './support/commandLine.ts';
import { exported } from './support/downloads.ts';
import { openWorkbench } from './support/workbench.ts';

/** With a byte order mark, CRLF and an octet that is not UTF-8. */
const robotsTxt = Buffer.concat([
  Buffer.from(
    '\ufeffUser-agent: *\r\nDisallow: /cart\r\nAllow: /cart/help\r\nDisallow: /*.pdf$\r\nDisallow: /caf',
  ),
  Buffer.of(0xe9),
  Buffer.from('\r\n\r\nUser-agent: GPTBot\r\nDisallow: /\r\nAllow: /blog/\r\n'),
]);

const urlList = [
  '# what must stay',
  '- https://shop.example/cart?item=1',
  '+ /cart/help',
  '- /guide.pdf',
  '+ /caf%E9',
  '+-@GPTBot /page',
  '+ /blog/a',
  '- https://other.example/',
].join('\n');

interface Answer {
  readonly url: string;
  readonly bot: string;
  readonly verdict: string;
  readonly line: number;
  readonly passed: boolean | null;
}

async function answersOf(page: Page): Promise<readonly Answer[]> {
  const { octets } = await exported(page, 'JSON');
  const rows: readonly Answer[] = JSON.parse(octets.toString('utf8'));
  return rows.map(({ url, bot, verdict, line, passed }) => ({ url, bot, verdict, line, passed }));
}

interface TestedCase {
  readonly results: readonly {
    readonly url: string;
    readonly bot: string;
    readonly passed: boolean;
    readonly verdict: { readonly allowed: boolean; readonly line: number } | null;
  }[];
}

async function fillIn(page: Page): Promise<void> {
  const workbench = await openWorkbench(page, '#robots=&agent=Googlebot&agent=GPTBot&agent=SomeBot');
  await page
    .getByLabel('Open a robots.txt or a case')
    .setInputFiles({ name: 'robots.txt', mimeType: 'text/plain', buffer: robotsTxt });
  await workbench.urls.fill(urlList);
  await page.getByRole('textbox', { name: 'Title of this case' }).fill('Spring: relaunch');
  await page.getByRole('button', { name: /Title and note/ }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('<b>Before</b> we ship');
  await page.keyboard.press('Escape');
}

test('a case opens alike from its link, from its file and on the command line', async ({
  page,
  browser,
  context,
}, testInfo) => {
  // Three browsers and a build of the command line.
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillIn(page);
  const answers = await answersOf(page);
  expect(answers).toHaveLength(21);
  expect(answers).toContainEqual({
    url: '/cart/help',
    bot: 'Googlebot',
    verdict: 'allow',
    line: 3,
    passed: true,
  });
  expect(answers).toContainEqual({ url: '/page', bot: 'GPTBot', verdict: 'disallow', line: 8, passed: true });
  const file = await exported(page, 'This case');
  expect(file.name).toBe('Spring-relaunch.robots-case.json');
  expect((await exported(page, 'robots.txt')).octets.equals(robotsTxt)).toBe(true);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Link copied')).toBeVisible();
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const byLink = await browser.newPage();
  await openWorkbench(byLink, hash);
  await expect(byLink.getByRole('textbox', { name: 'Title of this case' })).toHaveValue('Spring: relaunch');
  expect(await answersOf(byLink)).toEqual(answers);
  expect((await exported(byLink, 'This case')).octets.equals(file.octets)).toBe(true);
  expect((await exported(byLink, 'robots.txt')).octets.equals(robotsTxt)).toBe(true);
  await byLink.close();

  const byFile = await browser.newPage();
  await openWorkbench(byFile);
  await byFile.getByLabel('Open a robots.txt or a case').setInputFiles({
    name: file.name,
    mimeType: 'application/json',
    buffer: file.octets,
  });
  await expect(byFile.getByRole('textbox', { name: 'Title of this case' })).toHaveValue('Spring: relaunch');
  expect(await answersOf(byFile)).toEqual(answers);
  expect((await exported(byFile, 'This case')).octets.equals(file.octets)).toBe(true);
  await byFile.close();

  const folder = testInfo.outputPath('cli');
  const program = buildCommandLine(folder);
  copyFileSync(file.path, join(folder, file.name));
  const { code, output, errors } = await runProgram(program, ['test', '--format', 'json', file.name], folder);
  expect(errors).toBe('');
  const [tested]: readonly TestedCase[] = JSON.parse(output);
  const told = (tested?.results ?? []).map(({ url, bot, passed, verdict }) => ({
    url,
    bot,
    passed,
    verdict: verdict === null ? 'outside' : verdict.allowed ? 'allow' : 'disallow',
    line: verdict?.line ?? 0,
  }));
  expect(told).toEqual(answers.filter(({ passed }) => passed !== null));
  expect(code).toBe(answers.some(({ passed }) => passed === false) ? 1 : 0);
});

test('a link that was put into the address bar survives a reload, and leaves with the next change', async ({
  page,
}) => {
  const workbench = await openWorkbench(page, '#robots=User-agent:*%0ADisallow:/a&url=/a&title=Mine');
  await expect(workbench.line('Disallow:/a')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: /^Link…/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a link' });
  await dialog.getByRole('radio', { name: /^Readable/ }).check();
  await expect(dialog.getByRole('textbox', { name: 'Link to this case' })).toHaveValue(
    /#robots=User-agent:%2A%0ADisallow:\/a&url=\/a&title=Mine$/,
  );
  await dialog.getByRole('button', { name: 'Put in address bar' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).hash).toMatch(/^#robots=/);

  await page.reload();
  await expect(workbench.line('Disallow:/a')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: /^Link…/ }).click();
  await dialog.getByRole('button', { name: 'Put in address bar' }).click();
  expect(new URL(page.url()).hash).toMatch(/^#v1/);
  await workbench.urls.fill('/b');
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('a file that is no case is told, and changes nothing', async ({ page }) => {
  const workbench = await openWorkbench(page);
  await workbench.robots.fill('User-agent: mine');
  const input = page.getByLabel('Open a robots.txt or a case');
  for (const [text, message] of [
    ['{"version":1,"urls":7}', "This is not a valid case: at 'urls'"],
    ['no json', 'This is not JSON'],
    ['{"version":99}', 'newer than this version'],
    ['{"version":1,"__proto__":{"x":1}}', "a key '__proto__'"],
  ] as const) {
    await input.setInputFiles({
      name: 'shop.robots-case.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await expect(workbench.line('User-agent: mine')).toBeVisible();
});

test('the schema of case files is served', async ({ request }) => {
  const answer = await request.get('/robots-case.schema.json');
  expect(answer.ok()).toBe(true);
  expect(await answer.json()).toMatchObject({ $schema: expect.stringContaining('json-schema.org') });
});
