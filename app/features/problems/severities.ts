import type { Severity } from '../../../engine/index.ts';

/** Severities with their names, the gravest first. */
export const severityNames: readonly {
  readonly severity: Severity;
  readonly one: string;
  readonly several: string;
}[] = [
  { severity: 'error', one: 'error', several: 'errors' },
  { severity: 'warning', one: 'warning', several: 'warnings' },
  { severity: 'info', one: 'note', several: 'notes' },
  { severity: 'hint', one: 'hint', several: 'hints' },
];
