/** The linter and what comes of it as a chunk of its own: the first screen is drawn before its hundred rules are there. */
export { fixAllSafe, lint, lintRules, toJsonReport, toMarkdown, toSarif } from '../../engine/index.ts';
