export type { DeadRule, DeadRules } from './deadRules.ts';
export { deadRules } from './deadRules.ts';
export type { Difference, DifferenceSearch, Witness } from './differenceSearch.ts';
export { createDifferenceSearch, difference } from './differenceSearch.ts';
export type {
  Change,
  Differences,
  DifferencesOptions,
  DifferencesSearch,
  KindOfDifference,
} from './differences.ts';
export { createDifferencesSearch, defaultKindLimit, differences } from './differences.ts';
export type { Asker, Equivalence, EquivalenceSearch } from './equivalentFiles.ts';
export { createEquivalenceSearch, equivalentFiles, provesSame } from './equivalentFiles.ts';
export type { InheritanceGap } from './inheritanceGap.ts';
export { inheritanceGap } from './inheritanceGap.ts';
export { orderDependence } from './orderDependence.ts';
export type { RuleEdit } from './ruleEdits.ts';
export type { RuleConflict, RuleTie, RuleTies } from './ruleTies.ts';
export { ruleConflicts, ruleTies } from './ruleTies.ts';
export { samePolicy } from './samePolicy.ts';
export type { SearchOptions } from './search.ts';
export { defaultMaxStates } from './search.ts';
export { shrinkFile } from './shrinkFile.ts';
export type { Simplification, SimplifiedRule, SimplifySearch } from './simplify.ts';
export { createSimplifySearch, simplify } from './simplify.ts';
export { unnamedAgent } from './unnamedAgent.ts';
export type { WhatElse } from './whatElse.ts';
export { whatElse } from './whatElse.ts';
export { witnessAt } from './witness.ts';
