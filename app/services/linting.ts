/** The linter as a chunk of its own: the first screen is drawn before its hundred rules are there. */
export { fixAllSafe, lint } from '../../engine/index.ts';
