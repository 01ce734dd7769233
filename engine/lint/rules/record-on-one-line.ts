import type { LintContext, LintField, LintLine } from '../lintContext.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

const names = '(?:user[- ]?agent|disallow|allow|sitemap|site-map|crawl-delay|noindex|host)[ \\t]*:';
/**
 * What stands between two directives of one line: white space, a comma, a semicolon; a line end that is written out or is
 * HTML; nothing after the star of 'User-agent: *'.
 */
const between = '^|(?:[\\s,;|]|\\\\[rn]|<br *\\/?>)+|(?<=^\\*)';
const another = new RegExp(`(?:${between})(?=${names})`, 'gi');
/** A written-out line end after the last of them. */
const endWritten = /(?:\\[rn]|<br *\/?>)+$/i;

/** 'Disallow: Disallow: /a': the directive that the value begins with is the one to keep. */
function doubledFinding(field: LintField): RuleFinding<'doubled'> {
  return {
    messageId: 'doubled',
    data: { name: field.name, rest: field.value.slice(0, 60) },
    span: { from: field.nameSpan.from, to: field.valueSpan.to },
    fix: {
      label: `Remove the first '${field.name}:'`,
      edits: [{ from: field.nameSpan.from, to: field.valueSpan.from, insert: '' }],
      changes: 'The directive that was part of a value begins to work.',
    },
  };
}

function findingFor(
  { field }: LintLine,
  { lineEnd }: LintContext,
): RuleFinding<'several' | 'doubled'> | null {
  if (field === null || field.recognised.field === 'unknown') return null;
  const starts = [...field.value.matchAll(another)];
  const [first] = starts;
  if (first === undefined) return null;
  if (first.index === 0 && starts.length === 1) return doubledFinding(field);
  if (first.index === 0) return null;
  const base = field.valueSpan.from;
  const from = base + first.index + first[0].length;
  const written = endWritten.exec(field.value);
  return {
    messageId: 'several',
    data: {
      rest: field.value.slice(first.index + first[0].length).slice(0, 60),
    },
    span: { from, to: field.valueSpan.to },
    fix: {
      label: 'Give each directive a line of its own',
      edits: [
        ...starts.map(({ index, 0: gap }) => ({
          from: base + index,
          to: base + index + gap.length,
          insert: lineEnd,
        })),
        ...(written === null ? [] : [{ from: base + written.index, to: field.valueSpan.to, insert: '' }]),
      ],
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
    'path-other-os',
    'path-absolute-url',
    'missing-colon',
    'meta-in-robots',
    'group-without-rules',
    'agent-version',
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
    doubled:
      "After '{name}:' comes a value, but '{rest}' is a directive again, so the line says nothing that a crawler understands. Write the directive once.",
  },
  *check(context) {
    for (const line of context.lines) {
      const finding = findingFor(line, context);
      if (finding !== null) yield finding;
    }
  },
});
