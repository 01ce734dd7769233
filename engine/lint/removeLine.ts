import type { TextEdit } from './finding.ts';
import type { LintContext, LintLine } from './lintContext.ts';

/** Removes what a line says: the whole line, or all but its comment where it has one. */
export function removeLine(line: LintLine, context: LintContext): TextEdit {
  return line.comment === null
    ? { ...context.wholeLine(line.number), insert: '' }
    : { from: line.span.from, to: line.comment.from, insert: '' };
}
