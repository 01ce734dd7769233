import type { Finding, Severity } from '../finding.ts';
import type { ReportSubject } from './summary.ts';
import { countBySeverity } from './summary.ts';

/** The findings of one file, for other programs. Spans are UTF-16 offsets into the decoded text. */
export interface JsonReport {
  /** Raised when something that a program may rely on changes its meaning. */
  readonly version: 1;
  readonly uri: string;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly findings: readonly Finding[];
}

/** The findings as a value that can be written as JSON. */
export function toJsonReport(findings: readonly Finding[], { uri }: ReportSubject): JsonReport {
  return { version: 1, uri, counts: countBySeverity(findings), findings };
}
