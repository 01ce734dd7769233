import { toSource } from '../source.ts';
import type { Finding } from './finding.ts';
import type { LintOptions } from './lintOptions.ts';
import { lintRules } from './registry.ts';
import { runRules } from './runRules.ts';

/** Checks a robots.txt, text or octets, with every rule. Sorted by line, then severity. Never throws on input. */
export function lint(robots: string | Uint8Array, context: LintOptions = {}): readonly Finding[] {
  return runRules(lintRules, toSource(robots), context);
}
