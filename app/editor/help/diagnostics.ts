import type { Diagnostic } from '@codemirror/lint';
import type { Finding } from '../../../engine/index.ts';
import type { EditorPositions } from '../editorPositions.ts';

/** What can be asked for at a finding. */
interface DiagnosticActions {
  readonly onFix: (finding: Finding) => void;
  /** Asks for the page of a lint rule. */
  readonly onExplain: (id: string) => void;
}

/** Findings as CodeMirror's diagnostics of a document of `length` units. */
export function toDiagnostics(
  findings: readonly Finding[],
  { toEditor }: EditorPositions,
  length: number,
  { onFix, onExplain }: DiagnosticActions,
): Diagnostic[] {
  const clamp = (offset: number) => Math.min(Math.max(toEditor(offset), 0), length);
  return findings
    .map((finding): Diagnostic => {
      const { span, severity, message, id, fix } = finding;
      return {
        from: clamp(span.from),
        to: clamp(span.to),
        severity,
        message,
        source: id,
        actions: [
          ...(fix === undefined ? [] : [{ name: fix.label, apply: () => onFix(finding) }]),
          { name: 'Explain', apply: () => onExplain(id) },
        ],
      };
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}
