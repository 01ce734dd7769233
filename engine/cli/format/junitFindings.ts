import type { JunitTest } from '../../index.ts';
import { junitXml } from '../../index.ts';
import type { LintedFile } from './lintedFile.ts';

/** Findings for a build server: each error or warning is a failed test, a file without any is one that passed. */
export function junitFindings(files: readonly LintedFile[]): string {
  const tests = files.flatMap(({ path, findings }): JunitTest[] => {
    const serious = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
    if (serious.length === 0) return [{ className: path, name: 'lint', failure: null }];
    return serious.map(({ id, line, message }) => ({
      className: path,
      name: `${id} on line ${line.toString()}`,
      failure: message,
    }));
  });
  return junitXml('robots.txt lint', tests);
}
