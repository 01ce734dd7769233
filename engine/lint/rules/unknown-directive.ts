import { meaningInTheWild } from '../fieldNames.ts';
import type { LintContext, LintLine } from '../lintContext.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

type MessageId = 'unknown' | 'text' | 'wild' | 'comment' | 'version';

function judge({ field, scanned }: LintLine, { spanOf }: LintContext): RuleFinding<MessageId> | null {
  if (scanned.content.kind === 'malformed') return { messageId: 'text', span: spanOf(scanned.content.text) };
  if (field === null) return null;
  const { name, nameSpan: span, recognised, value } = field;
  switch (recognised.field) {
    case 'comment':
      return { messageId: 'comment', span, severity: 'info' };
    case 'robot-version':
      return /^0*2(?:\.|$)/.test(value) ? null : { messageId: 'version', span, severity: 'info' };
    case 'unknown': {
      if (field.separator === 'white-space')
        return { messageId: 'text', span: { from: span.from, to: field.valueSpan.to } };
      const meaning = meaningInTheWild(name);
      if (meaning === undefined) return { messageId: 'unknown', data: { name }, span };
      return { messageId: 'wild', data: { name, meaning }, span, severity: 'info' };
    }
    default:
      return null;
  }
}

/** An invented directive. */
export const unknownDirective = defineRule({
  id: 'unknown-directive',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    unknown:
      "No known crawler reads '{name}', so this line does nothing. If it is a note, start it with '#'.",
    text: "This line is not a directive: it has no name and colon. Crawlers ignore it. If it is a note, start it with '#'.",
    wild: "'{name}' is not a standard directive, and crawlers ignore it: {meaning}.",
    comment:
      'Comment comes from the 1996 extended standard. Modern crawlers ignore it. Use a line that starts with # instead.',
    version:
      'Robot-version comes from the extended standard of 1996, and only 2.0 changes how a record is read. Modern crawlers ignore it.',
  },
  *check(context) {
    for (const line of context.lines) {
      const finding = judge(line, context);
      if (finding !== null) yield finding;
    }
  },
});
