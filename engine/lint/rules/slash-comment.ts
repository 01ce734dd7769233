import type { TextEdit, TextSpan } from '../finding.ts';
import type { LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** A sign that begins a comment in other languages, and the ones that end it. */
interface ForeignComment {
  readonly sign: string;
  readonly span: TextSpan;
  readonly edits: readonly TextEdit[];
  /** Whether a directive stands before it. */
  readonly afterValue: boolean;
}

const ownLine = /^(\s*)(\/\/+|;+|--+(?!>)|\/\*+|<!--+|\*\/|-->|%+(?= ))/;
const afterValue = /\s(\/\/+(?![^\s/]*\/)|;+(?=\s)|--+(?=\s)|\/\*+(?=\s)|<!--+)/;

/** Where the sign that closes a comment of another language begins, the blanks before it included; null without one. */
function closingFrom(content: string): number | null {
  const text = content.trimEnd();
  const [sign, drawn] = text.endsWith('*/') ? ['/', '*'] : text.endsWith('-->') ? ['>', '-'] : ['', ''];
  if (sign === '') return null;
  let at = text.length - 1;
  while (text.charAt(at - 1) === drawn) at -= 1;
  return text.slice(0, at).trimEnd().length;
}

function commentIn({ text, span, comment, field }: LintLine): ForeignComment | null {
  const content = text.slice(0, (comment?.from ?? span.to) - span.from);
  const own = ownLine.exec(content);
  const value = field === null ? '' : content.slice(field.valueSpan.from - span.from);
  const inside = own === null && value !== '' ? afterValue.exec(value) : null;
  const match = own ?? inside;
  if (match === null) return null;
  const sign = (own === null ? match[1] : match[2]) ?? '';
  const start = own === null ? content.length - value.length + match.index + 1 : (own[1] ?? '').length;
  const from = span.from + start;
  const signSpan = { from, to: from + sign.length };
  const end = closingFrom(content);
  const endSpan =
    end !== null && span.from + end >= signSpan.to
      ? [{ from: span.from + end, to: span.from + content.trimEnd().length, insert: '' }]
      : [];
  return {
    sign,
    span: own === null ? { from, to: span.from + content.trimEnd().length } : signSpan,
    edits: [{ ...signSpan, insert: '#' }, ...endSpan],
    afterValue: own === null,
  };
}

/** A comment in the style of another language. */
export const slashComment = defineRule({
  id: 'slash-comment',
  category: 'syntax',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [
    'unknown-directive',
    'directive-typo',
    'missing-colon',
    'meta-in-robots',
    'path-several',
    'path-unencoded',
    'record-on-one-line',
    'token-truncated',
    'agent-unknown',
    'sitemap-not-absolute',
  ],
  messages: {
    value:
      "'{sign}' does not start a comment; only '#' does. All of it is read as part of the value, so the rule is not the one you wrote. Write '#'.",
    line: "'{sign}' does not start or end a comment; only '#' starts one. Crawlers read this line as an unknown directive and still obey the lines after it. Write '#'.",
  },
  *check({ lines }) {
    for (const line of lines) {
      const found = commentIn(line);
      if (found === null) continue;
      yield {
        messageId: found.afterValue ? 'value' : 'line',
        severity: found.afterValue ? 'error' : 'warning',
        data: { sign: found.sign },
        span: found.span,
        fix: {
          label: "Write '#'",
          edits: found.edits,
          changes: 'The value ends before the comment, and the rule takes effect.',
        },
      };
    }
  },
});
