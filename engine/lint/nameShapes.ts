import type { NamedLine } from './agentLines.ts';
import { isKnownName, splitVersion } from './agentLines.ts';

/**
 * What the value of a User-agent line looks like; each rule about names looks at one shape.
 * - 'header': a whole browser-style header.
 * - 'several': names in a row.
 * - 'wildcard': a star beside other characters.
 * - 'name': one name, perhaps with a version.
 */
export type NameShape = 'empty' | 'star' | 'header' | 'several' | 'wildcard' | 'name';

const browserNames = /^(?:mozilla|opera|safari|chrome|applewebkit|user-agent)\b[\s/:(]/i;

/** Text with brackets comes from the configuration of a server. */
const plainName = /^[\p{L}\p{N}*_][^[\](){}]*$/u;

/** Words that stand between names. */
const joiners: ReadonlySet<string> = new Set(['and', '&', '+']);

/** The names in a value that holds several; one name where it does not. */
export function namesInValue(value: string): readonly string[] {
  const listed = value
    .split(/[,;|]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (listed.length > 1 && listed.every((name) => plainName.test(name))) return listed;
  if (listed.length > 1) return [value];
  const words = value.split(/\s+/).filter((word) => !joiners.has(word.toLowerCase()));
  const areNames = words.length > 1 && words.every((word) => isKnownName(splitVersion(word).name));
  return areNames && !isKnownName(value) ? words : [value];
}

/** The shape of a User-agent line's value. */
export function nameShape({ value, agent }: NamedLine): NameShape {
  if (value === '') return 'empty';
  if (value === '*') return 'star';
  if (browserNames.test(value)) return 'header';
  if (!value.includes('(') && namesInValue(value).length > 1) return 'several';
  return value.includes('*') || agent.star ? 'wildcard' : 'name';
}
