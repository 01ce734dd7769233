// @ts-check
// How long a key takes to the screen: `npm run build:app && npx vite preview --port 4173`, then
// `node e2e/measure/typing.mjs http://localhost:4173/`. Figures to read, not a gate.
import { chromium } from 'playwright';
import { findBrowser, launchFlags } from '../support/browser.mjs';

const address = process.argv[2];
if (address === undefined) throw new Error('Say which address the built app is served at.');

const short = Array.from({ length: 40 }, (_, at) =>
  at === 0 ? 'User-agent: *' : `Disallow: /folder-${at}/`,
);
const long = Array.from({ length: 18_000 }, (_, at) =>
  at % 60 === 0 ? `User-agent: bot${at}` : `Disallow: /folder/page-${at}.html`,
);
const huge = Array.from({ length: 115_000 }, (_, at) =>
  at === 0 ? 'User-agent: *' : `Disallow: /folder/some-section/page-${at}`,
);
const cases = [
  { name: '40 lines, 100 URLs', lines: short, urls: 100, isPasted: false },
  { name: '18,000 lines, 100 URLs', lines: long, urls: 100, isPasted: false },
  { name: '115,000 lines pasted, 100 URLs', lines: huge, urls: 100, isPasted: true },
];

/** @param {readonly number[]} times */
function inWords(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0);
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`;
}

/** @param {readonly number[]} tasks */
function tasksInWords(tasks) {
  const longest = Math.max(0, ...tasks);
  return `${tasks.length} tasks over 50 ms, the longest ${longest.toFixed(0)} ms`;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: launchFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const { name, lines, urls, isPasted } of cases) {
  const page = await browser.newPage();
  await page.goto(address);
  const paste = (/** @type {string} */ label, /** @type {string} */ text) =>
    page.getByRole('textbox', { name: label, exact: true }).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await page.evaluate(() => {
    /** @type {{ paint: number[], rest: number[], tasks: number[] }} */
    const times = { paint: [], rest: [], tasks: [] };
    Object.assign(window, { times });
    new PerformanceObserver((list) =>
      times.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const rest = () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))));
  const taken = () =>
    page.evaluate(
      () =>
        /** @type {{ paint: number[], rest: number[], tasks: number[] }} */ (
          structuredClone(Reflect.get(window, 'times'))
        ),
    );
  const text = `${lines.join('\n')}\n`;
  await page.getByRole('textbox', { name: 'robots.txt', exact: true }).waitFor();
  await rest();
  await page.evaluate(() => Reflect.get(window, 'times').tasks.splice(0));
  if (isPasted) await paste('robots.txt', text);
  else
    await page.evaluate((dropped) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([dropped], 'robots.txt', { type: 'text/plain' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
  await paste(
    'URLs to test, one per line',
    Array.from({ length: urls }, (_, at) => `/folder-${at}/x`).join('\n'),
  );
  await page.getByRole('grid').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await rest();
  const opening = await taken();
  await page.evaluate(() => {
    const { times } = /** @type {{ times: { paint: number[], rest: number[], tasks: number[] } }} */ (
      /** @type {unknown} */ (window)
    );
    times.tasks.splice(0);
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // The frame is on its way to the screen when the first task after it runs.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.paint.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
        requestIdleCallback(() => times.rest.push(performance.now() - timeStamp));
      },
      true,
    );
  });
  await page.getByRole('textbox', { name: 'robots.txt', exact: true }).press('ControlOrMeta+End');
  for (const [at, letter] of [...'Disallow: /typed-by-hand/and-so-on'].entries()) {
    // A pause now and then, as people make them: what waits for one gets its turn.
    await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: at % 8 === 7 ? 460 : 60 });
  }
  await rest();
  const typing = await taken();
  process.stdout.write(
    [
      name,
      `  opening:      ${tasksInWords(opening.tasks)}`,
      `  typing:       ${tasksInWords(typing.tasks)}`,
      `  key to paint: ${inWords(typing.paint)}`,
      `  key to rest:  ${inWords(typing.rest)}`,
      '',
    ].join('\n'),
  );
  await page.close();
}
await browser.close();
