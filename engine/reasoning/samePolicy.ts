import type { PathPattern } from '../matching/pathPattern.ts';
import type { PathRule } from '../matching/precedence.ts';
import type { CrawlerPolicy } from '../policy/policy.ts';
import { urlReadingOf } from './urlSymbols.ts';

function sameOctets(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((octet, at) => octet === b[at]);
}

function samePattern(a: PathPattern | null, b: PathPattern | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.anchoredAtEnd === b.anchoredAtEnd &&
    a.specificity === b.specificity &&
    a.segments.length === b.segments.length &&
    a.segments.every((segment, index) => sameOctets(segment, b.segments[index] ?? new Uint8Array()))
  );
}

function sameRule(a: PathRule, b: PathRule): boolean {
  return (
    a.allow === b.allow &&
    a.origin === b.origin &&
    samePattern(a.pattern, b.pattern) &&
    samePattern(a.alternative, b.alternative)
  );
}

/**
 * True where two policies say the same in the same words, so that there is nothing to prove. Lines may differ, and so may
 * what dialects make of escapes in patterns, which is done.
 */
export function samePolicy(a: CrawlerPolicy, b: CrawlerPolicy): boolean {
  if (a.unbound !== null && b.unbound !== null) return true;
  return (
    a.unbound === b.unbound &&
    a.precedence === b.precedence &&
    urlReadingOf(a.escapes) === urlReadingOf(b.escapes) &&
    a.exemptsRobotsTxt === b.exemptsRobotsTxt &&
    a.rules.length === b.rules.length &&
    a.rules.every((rule, index) => {
      const other = b.rules[index];
      return other !== undefined && sameRule(rule, other);
    })
  );
}
