import type { Severity } from '../../index.ts';
import { lintRules } from '../../index.ts';
import type { LintedFile } from '../commands/lint.ts';
import { placeOf } from './place.ts';

const levels: { readonly [Of in Severity]: 'error' | 'warning' | 'note' } = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
};

function resultsOf({ path, text, findings }: LintedFile): readonly object[] {
  return findings.map(({ id, severity, message, span }) => {
    const start = placeOf(text, span.from);
    const end = placeOf(text, span.to);
    return {
      ruleId: id,
      level: levels[severity],
      message: { text: message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: path.replaceAll('\\', '/') },
            region: {
              startLine: start.line,
              startColumn: start.column,
              endLine: end.line,
              endColumn: end.column,
            },
          },
        },
      ],
    };
  });
}

/** Findings as SARIF 2.1.0, for code scanning; columns are UTF-16 units. */
export function sarifFindings(files: readonly LintedFile[]): string {
  const named = new Set(files.flatMap(({ findings }) => findings.map(({ id }) => id)));
  const rules = lintRules
    .filter(({ id }) => named.has(id))
    .map(({ id, severity }) => ({ id, defaultConfiguration: { level: levels[severity] } }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'robots-workbench', rules } },
        columnKind: 'utf16CodeUnits',
        results: files.flatMap(resultsOf),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
