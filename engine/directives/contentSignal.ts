/** One 'key=value' of a Content-Signal or Content-Usage, with where it stands in the value (UTF-16 offsets). */
export interface Preference {
  readonly key: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly problem: 'none' | 'no-equals' | 'unknown-key' | 'unknown-value';
}

const signalValues: Readonly<Record<string, readonly string[]>> = {
  search: ['yes', 'no'],
  'ai-input': ['yes', 'no'],
  'ai-train': ['yes', 'no'],
  use: ['immediate', 'reference', 'full'],
};

/** Reads the comma-separated pairs of `value` from `start` on, judging keys and values by `known`. */
export function readPreferences(
  value: string,
  start: number,
  known: Readonly<Record<string, readonly string[]>>,
): readonly Preference[] {
  const preferences: Preference[] = [];
  let at = start;
  for (const part of value.slice(start).split(',')) {
    const text = part.trim();
    const from = at + (part.length - part.trimStart().length);
    at += part.length + 1;
    if (text === '') continue;
    const equals = text.indexOf('=');
    const key = equals === -1 ? text : text.slice(0, equals).trim();
    const given = equals === -1 ? '' : text.slice(equals + 1).trim();
    const values = Object.hasOwn(known, key) ? known[key] : undefined;
    const problem =
      equals === -1
        ? 'no-equals'
        : values === undefined
          ? 'unknown-key'
          : values.includes(given)
            ? 'none'
            : 'unknown-value';
    preferences.push({ key, value: given, from, to: from + text.length, problem });
  }
  return preferences;
}

/** Reads a Content-Signal: 'search=yes, ai-input=no, ai-train=no' (contentsignals.org). */
export function parseContentSignal(value: string): readonly Preference[] {
  return readPreferences(value, 0, signalValues);
}
