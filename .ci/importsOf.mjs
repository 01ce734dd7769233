// @ts-check
import { parseSync } from 'vite';

/** @typedef {import('./importRules.mjs').Import} Import */

/**
 * Every import and re-export of a file, types and `import()` included.
 *
 * @param {string} file relative to the repository, with '/'
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports.map((found) => found.moduleRequest),
    ...module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: text.slice(start, end).replace(/^(['"`])(.*)\1$/s, '$2'),
    })),
  ];
  const seen = new Set();
  return requests.flatMap((request) => {
    // `export { a, b } from` is one request with an entry for each name.
    if (request === null || request === undefined || seen.has(request.start)) return [];
    seen.add(request.start);
    const line = text.slice(0, request.start).split('\n').length;
    return [{ from: file, specifier: request.value, line }];
  });
}
