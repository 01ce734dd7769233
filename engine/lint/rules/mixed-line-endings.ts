import type { TextEdit } from '../finding.ts';
import { isDoubledEnd, mixedLineEnds } from '../lineEnds.ts';
import { defineRule } from '../lintRule.ts';

const endTexts = { lf: '\n', crlf: '\r\n', cr: '\r', none: '' };
const endNames = { lf: 'LF', crlf: 'CR LF', cr: 'CR', none: '' };

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
      'Lines end in CR CR LF: the line endings were converted twice. This adds a blank line after every line, and for classic parsers and Yandex a blank line ends the group, so rules lose their User-agent line. Save the file with one kind of line ending.',
    mixed:
      'This line ends in {end}, most others in {common}. A crawler that supports only one kind may join lines or keep a stray CR in a path. Save the file with one kind of line ending.',
  },
  *check({ lines }) {
    const mixed = mixedLineEnds(lines);
    if (mixed === null) return;
    const { common, odd, isDoubled } = mixed;
    const edits = lines.flatMap((line, index): readonly TextEdit[] => {
      const from = line.span.to;
      if (isDoubledEnd(line, lines[index + 1])) return [{ from, to: from + 1, insert: '' }];
      if (line.end === common || line.end === 'none') return [];
      return [{ from, to: from + endTexts[line.end].length, insert: endTexts[common] }];
    });
    yield {
      messageId: isDoubled ? 'doubled' : 'mixed',
      data: { end: endNames[odd.end], common: endNames[common] },
      span: { from: odd.span.to, to: odd.span.to + endTexts[odd.end].length },
      fix: {
        label: `End every line with ${endNames[common]}`,
        edits,
        changes:
          'Blank lines caused by doubled line endings disappear, so classic parsers find the rules they lost.',
      },
    };
  },
});
