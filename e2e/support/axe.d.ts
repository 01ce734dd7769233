import type axe from 'axe-core';

declare global {
  interface Window {
    /** Injected by the test. */
    readonly axe: typeof axe;
  }
}
