import type { Finding, Severity } from '../finding.ts';

/** Severities, the gravest first. */
export const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** How many findings there are of each severity. */
export function countBySeverity(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** What a report is about. */
export interface ReportSubject {
  /** Where the file is from: 'https://example.com/robots.txt', or a file's path. */
  readonly uri: string;
}
