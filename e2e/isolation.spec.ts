import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('the page loads from its own origin alone, without an error', async ({ page, baseURL }) => {
  const problems: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) foreign.push(url);
  });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(problems).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the page forbids itself every foreign origin and every inline script', async ({ page }) => {
  await page.goto('/');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const directives = new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('connect-src')).toBe("'self'");
  expect(directives.get('script-src')).toBe("'self'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('the page works from any folder of a site', async ({ page, baseURL }) => {
  const folder = `${baseURL}/tools/robots/`;
  await page.route(`${folder}**`, async (route) => {
    const url = route.request().url().replace(folder, `${baseURL}/`);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(folder) && !request.url().startsWith('data:')) outside.push(request.url());
  });

  await page.goto(folder);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(outside).toEqual([]);
});
