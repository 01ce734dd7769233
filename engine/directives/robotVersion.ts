/** What a Robot-version value says. */
export type RobotVersionValue =
  | { readonly kind: 'version'; readonly major: number; readonly minor: number }
  | { readonly kind: 'invalid'; readonly reason: 'empty' | 'not-a-version' };

/** Reads a Robot-version: 'major.minor', or with a third part as drafts had it (Conner, 'An Extended Standard for Robot Exclusion'). */
export function parseRobotVersion(value: string): RobotVersionValue {
  if (value === '') return { kind: 'invalid', reason: 'empty' };
  const match = /^(\d{1,4})\.(\d{1,4})(?:\.\d{1,4})?$/.exec(value);
  return match === null
    ? { kind: 'invalid', reason: 'not-a-version' }
    : { kind: 'version', major: Number(match[1]), minor: Number(match[2]) };
}
