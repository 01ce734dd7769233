import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchFlags } from './e2e/support/browser.mjs';

const executablePath = findBrowser();
const inCi = process.env['CI'] === 'true';
// A port of this run's own, handed on to the worker processes, so that two runs on one machine don't meet.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
const port = process.env['E2E_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: inCi,
  retries: inCi ? 2 : 0,
  // Nothing is gated on time: these only end what hangs, on a busy machine too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: 'line',
  outputDir: '.cache/test-results',
  // Only the stories about it want a service worker; the others would each store the whole app.
  use: { baseURL, trace: 'retain-on-failure', serviceWorkers: 'block' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { args: launchFlags, ...(executablePath === undefined ? {} : { executablePath }) },
      },
    },
  ],
  webServer: {
    // The built app, served with the same headers as `npm start`.
    command: `npx vite preview --port ${port} --strictPort`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
