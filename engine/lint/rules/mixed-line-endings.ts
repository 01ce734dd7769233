import type { TextEdit } from '../finding.ts';
import type { LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

const endTexts = { lf: '\n', crlf: '\r\n', cr: '\r', none: '' };
const endNames = { lf: 'LF', crlf: 'CR LF', cr: 'CR', none: '' };

/** True where a CR stands before a CR LF: a line end gone through a conversion twice. */
function isDoubled(line: LintLine, next: LintLine | undefined): boolean {
  return line.end === 'cr' && next?.end === 'crlf' && next.scanned.span.from === next.scanned.span.to;
}

function countEnds(lines: readonly LintLine[]) {
  const counts = { lf: 0, crlf: 0, cr: 0, none: 0 };
  let doubled: LintLine | null = null;
  for (const [index, line] of lines.entries()) {
    if (isDoubled(line, lines[index + 1])) doubled ??= line;
    else counts[line.end] += 1;
  }
  return { counts, doubled };
}

/** Line ends of more than one kind, or doubled by a conversion. */
export const mixedLineEndings = defineRule({
  id: 'mixed-line-endings',
  category: 'encoding',
  severity: 'warning',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    doubled:
      'Lines end in CR CR LF: the file went through a conversion of line ends twice. That is a blank line after every line, and for classic parsers and Yandex a blank line ends the group, so rules lose their User-agent line.',
    mixed:
      'This line ends in {end}, most others in {common}. A crawler that knows one kind only runs lines together or keeps a stray CR in a path.',
  },
  *check({ lines }) {
    const { counts, doubled } = countEnds(lines);
    const kinds = (['lf', 'crlf', 'cr'] as const).filter((kind) => counts[kind] > 0);
    if (doubled === null && kinds.length < 2) return;
    const common = kinds.toSorted((a, b) => counts[b] - counts[a])[0] ?? 'lf';
    const edits = lines.flatMap((line, index): readonly TextEdit[] => {
      const from = line.span.to;
      if (isDoubled(line, lines[index + 1])) return [{ from, to: from + 1, insert: '' }];
      if (line.end === common || line.end === 'none') return [];
      return [{ from, to: from + endTexts[line.end].length, insert: endTexts[common] }];
    });
    const odd = doubled ?? lines.find(({ end }) => end !== common && end !== 'none');
    if (odd === undefined) return;
    yield {
      messageId: doubled === null ? 'mixed' : 'doubled',
      data: { end: endNames[odd.end], common: endNames[common] },
      span: { from: odd.span.to, to: odd.span.to + endTexts[odd.end].length },
      fix: {
        label: `End every line in ${endNames[common]}`,
        edits,
        changes:
          'Blank lines that only doubled line ends made disappear, so classic parsers find rules that they lost.',
      },
    };
  },
});
