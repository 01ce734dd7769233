import { toSarif } from '../../index.ts';
import type { LintedFile } from './lintedFile.ts';

/** A path as a URI reference. */
const uriOf = (path: string): string =>
  encodeURI(path.replaceAll('\\', '/')).replace(/[?#]/g, encodeURIComponent);

/** The findings of all files as one SARIF run: code scanning takes one of a tool. */
export function sarifFindings(files: readonly LintedFile[]): string {
  const logs = files.map(({ path, findings }) => toSarif(findings, { uri: uriOf(path) }));
  const runs = logs.flatMap((log) => log.runs);
  const merged = runs.slice(0, 1).map((run) => ({
    ...run,
    artifacts: runs.flatMap(({ artifacts }) => artifacts),
    results: runs.flatMap(({ results }) => results),
  }));
  return `${JSON.stringify({ ...logs[0], runs: merged }, null, 2)}\n`;
}
