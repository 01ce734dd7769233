// @ts-check
import { ensureBrowser } from './browser.mjs';

try {
  console.log(`Tests run in ${ensureBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
