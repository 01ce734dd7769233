import type { Severity } from '../../index.ts';
import { lint, toJsonReport, toSource } from '../../index.ts';
import { humanFindings } from '../format/humanFindings.ts';
import { junitFindings } from '../format/junitFindings.ts';
import type { LintedFile } from '../format/lintedFile.ts';
import { sarifFindings } from '../format/sarifFindings.ts';
import { readInput } from '../input.ts';
import type { Command } from '../io.ts';
import { oneOf, readArguments, wrongUse } from '../options.ts';

const formats = ['human', 'json', 'sarif', 'junit'] as const;

/** Most serious first. */
const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

function formatted(format: (typeof formats)[number], files: readonly LintedFile[]): string {
  switch (format) {
    case 'human':
      return humanFindings(files);
    case 'json': {
      const reports = files.map(({ path, findings }) => toJsonReport(findings, { uri: path }));
      return `${JSON.stringify(reports, null, 2)}\n`;
    }
    case 'sarif':
      return sarifFindings(files);
    case 'junit':
      return junitFindings(files);
  }
}

/** `lint robots.txt…`: the mistakes in files. */
export const lintCommand: Command = async (args, io) => {
  const parsed = readArguments(io, 'lint', {
    args: [...args],
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      format: { type: 'string', short: 'f', default: 'human' },
      mute: { type: 'string', multiple: true, default: [] },
      'fail-on': { type: 'string', default: 'warning' },
    },
  });
  if (parsed === null) return 2;
  const { values, positionals } = parsed;
  const format = oneOf(io, 'lint', 'format', formats, values.format);
  const failOn = oneOf(io, 'lint', 'fail-on', severities, values['fail-on']);
  if (format === null || failOn === null) return 2;
  if (positionals.length === 0)
    return wrongUse(io, 'lint', 'specify a robots.txt, or - for standard input') ?? 2;

  const files: LintedFile[] = [];
  for (const path of positionals) {
    const octets = await readInput(io, path);
    if (octets === null) return 2;
    const context = values.origin === undefined ? {} : { origin: values.origin };
    const findings = lint(octets, context).filter(
      ({ id, severity }) => !values.mute.includes(id) && severity !== 'hint',
    );
    files.push({ path: path === '-' ? 'robots.txt' : path, text: toSource(octets).text, findings });
  }
  await io.write(formatted(format, files));
  const failing = severities.slice(0, severities.indexOf(failOn) + 1);
  return files.some(({ findings }) => findings.some(({ severity }) => failing.includes(severity))) ? 1 : 0;
};
