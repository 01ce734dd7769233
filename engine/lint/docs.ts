import type { RuleDocs } from './lintRule.ts';
import { pathNoSlashDocs } from './rules/path-no-slash.docs.ts';

/** The docs of every lint rule, sorted by id; apart from the rules, so that they can be loaded when asked for. */
export const ruleDocs: readonly RuleDocs[] = [
  pathNoSlashDocs,
];
