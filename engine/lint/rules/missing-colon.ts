import type { KnownField } from '../../syntax/fieldName.ts';
import { recogniseField } from '../../syntax/fieldName.ts';
import { usualNames } from '../fieldNames.ts';
import type { TextSpan } from '../finding.ts';
import type { LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';
import { nearField } from '../nearField.ts';

/** A directive without a colon; `gap` is what stands between name and value. */
interface Uncoloned {
  readonly field: KnownField;
  readonly name: string;
  readonly gap: TextSpan;
  readonly value: string;
  /** Whether Google's parser reads it all the same. */
  readonly reads: boolean;
}

/** A name (of one word, or 'User agent'), at most one wrong sign, blanks, and the rest. */
const shape = /^(user[ \t]agents?|[a-z][a-z_-]*)([ \t]*(?:[=-]>|[;=,.|]|-(?=[ \t]))?[ \t]*)(.*)$/i;

/** True for what may be a value of the field, and not a sentence that happens to begin with its name. */
function isValue(field: KnownField, value: string): boolean {
  if (value === '') return true;
  if (field === 'user-agent') return /^[\w*.!/-]+$/.test(value);
  if (field === 'allow' || field === 'disallow') return /^[/*]/.test(value) || /^\S*\/\S*$/.test(value);
  if (field === 'sitemap') return /^(?:https?:|\/)/i.test(value);
  return /^\S+$/.test(value);
}

function readUncoloned(line: LintLine): Uncoloned | null {
  const { text, span, comment } = line;
  const content = text.slice(0, (comment?.from ?? span.to) - span.from);
  const start = content.length - content.trimStart().length;
  const match = shape.exec(content.trim());
  const [, name = '', gap = '', value = ''] = match ?? [];
  // 'Disallow: /a' has its colon; 'Sitemap https://…' has one, but not its own.
  if (match === null || value.startsWith(':')) return null;
  const recognised = recogniseField(name, 'prefixes-and-typos').field;
  const field = recognised === 'unknown' ? nearField(name) : recognised;
  // Two words that Google takes for a directive are one, whatever they were meant to be.
  const reads = line.field?.separator === 'white-space' && recognised !== 'unknown';
  if (field === null || (!reads && !isValue(field, value))) return null;
  const from = span.from + start + name.length;
  return { field, name, gap: { from, to: from + gap.length }, value, reads };
}

/** A directive without a colon. */
export const missingColon = defineRule({
  id: 'missing-colon',
  category: 'syntax',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [
    'typo-tolerated',
    'directive-typo',
    'unknown-directive',
    'unsupported-by-google',
    'sitemap-not-absolute',
  ],
  messages: {
    google:
      "The colon after '{name}' is missing. Google accepts this if the line has only two words; others ignore the line. Add the colon.",
    nobody: "The colon after '{name}' is missing, so no crawler reads this line. Add it.",
  },
  *check({ lines }) {
    for (const line of lines) {
      if (line.field?.separator === 'colon' && !/[ \t;=,|]/.test(line.field.name)) continue;
      const found = readUncoloned(line);
      if (found === null) continue;
      const { field, name, gap, value, reads } = found;
      yield {
        messageId: reads ? 'google' : 'nobody',
        severity: reads ? 'warning' : 'error',
        data: { name },
        span: { from: gap.from - name.length, to: gap.to + value.length },
        fix: {
          label: `Write '${usualNames[field]}:'`,
          edits: [
            {
              from: gap.from - name.length,
              to: gap.to,
              insert: `${usualNames[field]}:${value === '' ? '' : ' '}`,
            },
          ],
          changes: 'The line takes effect for crawlers that ignored it.',
        },
      };
    }
  },
});
