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
const cases = [
  { name: '40 lines, 100 URLs', lines: short, urls: 100 },
  { name: '18,000 lines, 100 URLs', lines: long, urls: 100 },
];

/** @param {readonly number[]} times */
function inWords(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0);
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: launchFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const { name, lines, urls } of cases) {
  const page = await browser.newPage();
  await page.goto(address);
  const paste = (/** @type {string} */ label, /** @type {string} */ text) =>
    page.getByRole('textbox', { name: label, exact: true }).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  // Dropped: pasting half a megabyte is another story.
  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'robots.txt', { type: 'text/plain' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    `${lines.join('\n')}\n`,
  );
  await paste(
    'URLs to test, one a line',
    Array.from({ length: urls }, (_, at) => `/folder-${at}/x`).join('\n'),
  );
  await page.getByRole('grid').waitFor();
  await page.evaluate(() => {
    /** @type {{ paint: number[], rest: number[] }} */
    const times = { paint: [], rest: [] };
    Object.assign(window, { times });
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
  for (const letter of 'Disallow: /typed-by-hand/and-so-on')
    await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: 60 });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))));
  const times = await page.evaluate(
    () => /** @type {{ paint: number[], rest: number[] }} */ (Reflect.get(window, 'times')),
  );
  process.stdout.write(
    `${name}\n  key to paint: ${inWords(times.paint)}\n  key to rest:  ${inWords(times.rest)}\n`,
  );
  await page.close();
}
await browser.close();
