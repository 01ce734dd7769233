import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchFlags } from './e2e/support/browser.mjs';

const executablePath = findBrowser();

// Only ends what hangs: no test is gated on time, and machines may be busy.
const testTimeout = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          testTimeout,
          environment: 'node',
          include: ['engine/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'app',
          testTimeout,
          environment: 'node',
          include: ['app/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        // A worker's imports are found late, and finding one reloads the running tests.
        optimizeDeps: {
          include: [
            '@base-ui/react/autocomplete',
            '@base-ui/react/combobox',
            '@base-ui/react/dialog',
            '@base-ui/react/menu',
            '@base-ui/react/popover',
            '@base-ui/react/toast',
            '@codemirror/commands',
            '@codemirror/lang-javascript',
            '@codemirror/search',
            '@testing-library/user-event',
            'idb',
            'papaparse',
          ],
        },
        test: {
          name: 'components',
          testTimeout,
          include: ['app/**/*.test.tsx'],
          setupFiles: ['app/testSetup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                args: launchFlags,
                ...(executablePath === undefined ? {} : { executablePath }),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'house',
          testTimeout,
          environment: 'node',
          include: ['.ci/**/*.test.ts', 'e2e/support/**/*.test.ts'],
        },
      },
    ],
  },
});
