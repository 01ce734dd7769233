import type { LintOptions } from './lintOptions.ts';

/** Every URL that the linter was told of, each once, in order. */
export function testUrls({ urls = [], expectations = [] }: LintOptions): readonly string[] {
  return [...new Set([...urls, ...expectations.map(({ url }) => url)])];
}

/** A URL in a message: what is longer than this is cut. */
export function shownUrl(url: string): string {
  return url.length > 120 ? `${url.slice(0, 119)}…` : url;
}
