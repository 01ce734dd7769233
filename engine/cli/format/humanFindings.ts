import { counted } from './counted.ts';
import type { LintedFile } from './lintedFile.ts';
import { placeOf } from './place.ts';

function fileLines({ path, text, findings }: LintedFile): readonly string[] {
  if (findings.length === 0) return [];
  const rows = findings.map(({ span, severity, message, id }) => {
    const { line, column } = placeOf(text, span.from);
    return { place: `${line.toString()}:${column.toString()}`, severity, message, id };
  });
  const width = Math.max(...rows.map(({ place }) => place.length));
  return [
    path,
    ...rows.map(
      ({ place, severity, message, id }) =>
        `  ${place.padStart(width)}  ${severity.padEnd(7)}  ${message}  ${id}`,
    ),
    '',
  ];
}

/** Findings for people: a line each, by file. */
export function humanFindings(files: readonly LintedFile[]): string {
  const all = files.flatMap(({ findings }) => findings);
  const of = (severity: string): number => all.filter((finding) => finding.severity === severity).length;
  const total = `${counted(of('error'), 'error')}, ${counted(of('warning'), 'warning')}, ${counted(of('info'), 'note')}`;
  return `${[...files.flatMap(fileLines), total].join('\n')}\n`;
}
