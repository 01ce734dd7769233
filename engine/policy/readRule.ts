import type { Dialect } from '../dialects/dialect.ts';
import type { SpecialOctets } from '../matching/compilePattern.ts';
import { compilePattern } from '../matching/compilePattern.ts';
import type { PathPattern } from '../matching/pathPattern.ts';
import type { PathRule } from '../matching/precedence.ts';
import { originAsWritten } from '../matching/target.ts';
import { DOLLAR, SLASH, STAR, toOctetString } from '../octets/octet.ts';
import type { Group, RuleLine } from './group.ts';

/** Why a dialect ignores a rule of a group. */
export type IgnoredRuleReason = 'empty-value' | 'value-without-slash' | 'value-is-url';

/** A rule as a dialect reads it. */
export type RuleReading =
  | { readonly kind: 'read'; readonly rule: PathRule }
  | { readonly kind: 'ignored'; readonly reason: IgnoredRuleReason };

/** How the patterns of a group's rules are written in the dialect. */
function specialOctetsOf(dialect: Dialect, group: Group): SpecialOctets {
  const choice = dialect.choices.specialOctets;
  if (choice !== 'none-or-2.0') return choice;
  return group.extended ? 'star-anchored-both-ends' : 'none';
}

function escapesOf(dialect: Dialect, group: Group): Dialect['choices']['escapes'] {
  return rulesAs1996(dialect, group) ? 'decoded-except-slash' : dialect.choices.escapes;
}

/** A record of the extended standard without Robot-version has the rules of the 1996 draft. */
export function rulesAs1996(dialect: Dialect, group: Group): boolean {
  return dialect.choices.robotVersion === 'scopes-record' && !group.extended;
}

const everything: PathPattern = { segments: [new Uint8Array()], anchoredAtEnd: false, specificity: 0 };

function readEmpty(rule: RuleLine, dialect: Dialect): RuleReading {
  const { emptyValue } = dialect.choices;
  if (emptyValue === 'ignored') return { kind: 'ignored', reason: 'empty-value' };
  const allow = emptyValue === 'matches-and-allows' || rule.kind === 'allow';
  return {
    kind: 'read',
    rule: { allow, line: rule.line, pattern: everything, alternative: null, origin: null },
  };
}

function withRoot(value: Uint8Array): Uint8Array {
  const rooted = new Uint8Array(value.length + 1);
  rooted[0] = SLASH;
  rooted.set(value, 1);
  return rooted;
}

/** The part of a whole URL after its origin, '/' first; `start` is where the origin ends. */
function pathOfUrl(value: Uint8Array, start: number): Uint8Array {
  const path = value.subarray(start);
  return path[0] === SLASH ? path : withRoot(path);
}

/** Google tries an Allow whose last segment begins '/index.htm' again as its directory (robots.cc `HandleAllow`). */
function directoryPattern(value: Uint8Array, dialect: Dialect): PathPattern | null {
  const slash = value.lastIndexOf(SLASH);
  const name = toOctetString(value, { from: slash, to: Math.min(value.length, slash + 10) });
  if (slash === -1 || name !== '/index.htm') return null;
  const directory = new Uint8Array(slash + 2);
  directory.set(value.subarray(0, slash + 1));
  directory[slash + 1] = DOLLAR;
  return compilePattern(directory, 'star-and-final-dollar', dialect.choices.escapes);
}

/** Reads one rule of a group as the dialect does. */
export function readRule(octets: Uint8Array, rule: RuleLine, group: Group, dialect: Dialect): RuleReading {
  const { choices } = dialect;
  let value = octets.subarray(rule.value.from, rule.value.to);
  if (value.length === 0) return readEmpty(rule, dialect);
  const special = specialOctetsOf(dialect, group);
  const first = value[0];
  let origin: string | null = null;
  if (first !== SLASH && choices.valueIsUrl !== 'as-it-stands') {
    const ofUrl = originAsWritten(toOctetString(value, { from: 0, to: value.length }));
    if (ofUrl !== null && choices.valueIsUrl === 'same-origin-path') {
      origin = ofUrl;
      value = pathOfUrl(value, ofUrl.length);
    } else if (ofUrl !== null && rule.kind === 'disallow') value = Uint8Array.of(SLASH);
  }
  const starFirst = first === STAR && special !== 'none';
  if (value[0] !== SLASH && !starFirst) {
    if (choices.valueWithoutSlash === 'ignored') return { kind: 'ignored', reason: 'value-without-slash' };
    if (choices.valueWithoutSlash === 'read-from-root') value = withRoot(value);
  } else if (
    starFirst &&
    choices.valueWithoutSlash === 'read-from-root' &&
    special === 'star-and-final-dollar'
  ) {
    value = withRoot(value);
  }
  const allow = rule.kind === 'allow';
  const pattern = compilePattern(value, special, escapesOf(dialect, group));
  const alternative =
    allow && choices.indexHtml === 'directory-too' ? directoryPattern(value, dialect) : null;
  return { kind: 'read', rule: { allow, line: rule.line, pattern, alternative, origin } };
}
