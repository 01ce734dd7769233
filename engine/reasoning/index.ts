export type { Difference, DifferenceSearch } from './differenceSearch.ts';
export { createDifferenceSearch, defaultMaxStates, difference } from './differenceSearch.ts';
