import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app opens and works without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('menuitem', { name: /classic mistakes/i }).click();
  await expect(page.getByRole('region', { name: 'Problems' }).getByRole('listitem').first()).toBeVisible();
});

test('the app can be installed: a manifest with icons that exist, relative to wherever it is served', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(address).toMatch(/^\.\//);
  const manifest: unknown = await (await request.get(`/${address ?? ''}`)).json();
  expect(manifest).toMatchObject({
    name: 'Robots Workbench',
    start_url: './',
    scope: './',
    display: 'standalone',
  });
  for (const icon of ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png']) {
    expect(JSON.stringify(manifest)).toContain(icon);
    expect((await request.get(`/${icon}`)).ok()).toBe(true);
  }
});
