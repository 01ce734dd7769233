import type { LintContext, LintLine } from '../lintContext.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

/** The start of another directive inside a value, and the white space, comma or semicolon before it. */
const another =
  /(?:^|[\s,;|]+)(?=(?:user[- ]?agent|disallow|allow|sitemap|site-map|crawl-delay|noindex|host)[ \t]*:)/gi;

function findingFor({ field }: LintLine, { lineEnd }: LintContext): RuleFinding<'several'> | null {
  if (field === null || field.recognised.field === 'unknown') return null;
  const starts = [...field.value.matchAll(another)].filter(({ index }) => index > 0);
  const [first] = starts;
  if (first === undefined) return null;
  const base = field.valueSpan.from;
  const from = base + first.index + first[0].length;
  return {
    messageId: 'several',
    data: {
      value: field.value.slice(0, 60),
      rest: field.value.slice(first.index + first[0].length).slice(0, 60),
    },
    span: { from, to: field.valueSpan.to },
    fix: {
      label: 'Give each directive a line of its own',
      edits: starts.map(({ index, 0: gap }) => ({
        from: base + index,
        to: base + index + gap.length,
        insert: lineEnd,
      })),
      changes: 'The directives that were part of a value begin to work.',
    },
  };
}

/** Two or more directives on one line. */
export const recordOnOneLine = defineRule({
  id: 'record-on-one-line',
  category: 'syntax',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [
    'path-several',
    'path-unencoded',
    'path-no-slash',
    'missing-colon',
    'several-agents-one-line',
    'token-truncated',
    'agent-wildcard',
    'agent-typo',
    'agent-unknown',
    'agent-is-header',
    'sitemap-not-absolute',
    'crawl-delay-value',
  ],
  messages: {
    several:
      "A line holds one directive. '{rest}' is read as part of the value before it and does nothing. Put it on a line of its own.",
  },
  *check(context) {
    for (const line of context.lines) {
      const finding = findingFor(line, context);
      if (finding !== null) yield finding;
    }
  },
});
