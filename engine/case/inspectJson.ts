import { caseLimits } from './limits.ts';

/** Keys by which an object could pose as something else. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What makes a value unfit to be looked at any further. */
export type JsonThreat =
  | { readonly kind: 'too-deep'; readonly limit: number }
  | { readonly kind: 'forbidden-key'; readonly key: string };

/** Whether it is an object with keys, neither null nor a list. */
export function isJsonObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first threat in a value made of JSON. Goes level by level, so depth can't exhaust the stack. */
export function findJsonThreat(value: unknown): JsonThreat | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > caseLimits.depth) return { kind: 'too-deep', limit: caseLimits.depth };
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      const key = Array.isArray(item) ? undefined : Object.keys(item).find((name) => forbiddenKeys.has(name));
      if (key !== undefined) return { kind: 'forbidden-key', key };
      for (const child of Object.values(item))
        if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
  return null;
}
