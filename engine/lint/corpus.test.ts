import { beforeAll, describe, expect, test } from 'vitest';
import { hasCorpus, readCorpus } from '../testing/corpus.ts';
import type { Finding, Severity } from './finding.ts';
import { lint } from './lint.ts';
import { lintRules } from './registry.ts';

/** Hundreds of real files are linted: slow on a busy machine, but no test of speed. */
const timeout = 300_000;

interface LintedFile {
  readonly name: string;
  readonly findings: readonly Finding[];
}

function lintCorpus(): readonly LintedFile[] {
  return [...readCorpus()].map(([name, octets]) => ({ name, findings: lint(octets, { exact: false }) }));
}

const isGrave = ({ severity }: Finding): boolean => severity === 'error' || severity === 'warning';

/** The share of files of which something holds, from 0 to 1. */
function shareOf(files: readonly LintedFile[], holds: (findings: readonly Finding[]) => boolean): number {
  return files.filter(({ findings }) => holds(findings)).length / files.length;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How often each rule fires, by severity, and on what share of the files; the most frequent first. */
function tableOf(files: readonly LintedFile[]): string {
  const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];
  const rows = lintRules.map(({ id }) => {
    const found = files.flatMap(({ findings }) => findings.filter((finding) => finding.id === id));
    const counts = severities.map(
      (severity) => found.filter((finding) => finding.severity === severity).length,
    );
    return { id, counts, share: shareOf(files, (findings) => findings.some((finding) => finding.id === id)) };
  });
  const lines = rows
    .toSorted((a, b) => b.share - a.share)
    .map(({ id, counts, share }) => `| ${id} | ${percent(share)} | ${counts.join(' | ')} |`);
  return [
    `| rule | files of ${files.length} | ${severities.join(' | ')} |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

describe.skipIf(!hasCorpus)('on real files', () => {
  let files: readonly LintedFile[] = [];

  beforeAll(() => {
    files = lintCorpus();
  }, timeout);

  test('prints how often each rule fires', () => {
    process.stdout.write(`${tableOf(files)}\n`);
    expect(files.length).toBeGreaterThan(500);
  });

  test('pages that are no robots.txt get one finding', () => {
    const pages = files.filter(({ findings }) => findings.some(({ id }) => id === 'not-robots-txt'));
    expect(pages.length).toBeGreaterThan(20);
    for (const { name, findings } of pages) expect(findings.length, name).toBe(1);
  });

  test('no rule finds an error or a likely mistake in more than a tenth of them', () => {
    const loud = lintRules.filter(
      ({ id }) => shareOf(files, (findings) => findings.some((one) => one.id === id && isGrave(one))) > 0.1,
    );
    expect(loud.map(({ id }) => id)).toEqual([]);
  });

  // A third of the corpus was chosen for its oddities.
  test('three files of four have no error', () => {
    const share = shareOf(files, (findings) => findings.some(({ severity }) => severity === 'error'));
    expect(share).toBeLessThan(0.25);
  });
});

test.skipIf(hasCorpus)('the corpus lies beside the repository, and is not here: nothing was tested', () => {
  expect(hasCorpus).toBe(false);
});
