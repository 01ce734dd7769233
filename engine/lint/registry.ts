import type { LintRule } from './lintRule.ts';
import { pathNoSlash } from './rules/path-no-slash.ts';

/** Every lint rule, sorted by id. A test holds this list against the folder. */
export const lintRules: readonly LintRule[] = [
  pathNoSlash,
];
