/** The lint rules' docs: a second entry beside index.ts, so that a page can load them when somebody asks. */

export { ruleDocs } from './lint/docs.ts';
export type { RuleDocs, RuleExample } from './lint/lintRule.ts';
