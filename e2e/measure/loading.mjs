// @ts-check
// How long a slow machine on a slow line waits for the editor: `npm run build:app && npx vite preview --port 4173`, then
// `node e2e/measure/loading.mjs http://localhost:4173/`. Figures to read, not a gate.
import { chromium } from 'playwright';
import { findBrowser, launchFlags } from '../support/browser.mjs';

const address = process.argv[2];
if (address === undefined) throw new Error('Say which address the built app is served at.');

/** What others call 'fast 3G': 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the first octet. */
const line = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const slowdown = 4;
const runs = 3;

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: launchFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});

/** One first visit: when the page was painted, took keys, and had all that follows; octets and requests until then. */
async function visit() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const editor = document.querySelector('[aria-label="robots.txt"][contenteditable="true"]');
      if (editor === null) return;
      seen.disconnect();
      // It takes keys once the thread is free for them.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { ready: performance.now() })));
    });
    seen.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(address ?? '', { waitUntil: 'commit' });
  const ready = Number(await (await page.waitForFunction(() => Reflect.get(window, 'ready'))).jsonValue());
  const before = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, responseEnd, encodedBodySize } = /** @type {PerformanceResourceTiming} */ (entry);
      return { name: name.replace(/.*\//, ''), end: responseEnd, octets: encodedBodySize };
    }),
  );
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return { ready, paint, before: before.filter(({ end }) => end <= ready) };
}

/** @type {Awaited<ReturnType<typeof visit>>[]} */
const visits = [];
for (let run = 0; run < runs; run += 1) visits.push(await visit());
const [middle] = visits.toSorted((a, b) => a.ready - b.ready).slice(Math.floor(runs / 2));
const kib = (/** @type {number} */ octets) => `${(octets / 1024).toFixed(0)} KiB`;
process.stdout.write(
  `first visit, ${slowdown}x slower, 1.6 Mbit/s, 150 ms: ` +
    visits.map(({ ready }) => `${(ready / 1000).toFixed(2)} s`).join(', ') +
    ` until the editor takes keys; first paint of the middle one ${((middle?.paint ?? Number.NaN) / 1000).toFixed(2)} s\n`,
);
for (const { name, end, octets } of middle?.before ?? [])
  process.stdout.write(`  ${(end / 1000).toFixed(2)} s  ${kib(octets)}  ${name}\n`);
await browser.close();
