import type { Preference } from './contentSignal.ts';
import { readPreferences } from './contentSignal.ts';

/** What a Content-Usage value says: for which paths ('' for all), and what. */
export interface ContentUsageValue {
  readonly path: string;
  readonly preferences: readonly Preference[];
}

const usageValues: Readonly<Record<string, readonly string[]>> = {
  'train-ai': ['y', 'n'],
  search: ['y', 'n'],
};

/** Reads a Content-Usage: an optional path pattern that starts with '/', then 'train-ai=n, search=y' (draft-ietf-aipref-attach). */
export function parseContentUsage(value: string): ContentUsageValue {
  const path = value.startsWith('/') ? (value.split(/[ \t]/, 1)[0] ?? '') : '';
  return { path, preferences: readPreferences(value, path.length, usageValues) };
}
