import type { Finding } from '../../index.ts';

/** What the linter says of one file. */
export interface LintedFile {
  readonly path: string;
  readonly text: string;
  readonly findings: readonly Finding[];
}
