import type { LintContext, LintField, LintLine } from '../lintContext.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

/** The start of a directive. */
const directive = /(?:user[- ]?agent|disallow|allow|sitemap|site-map|crawl-delay|noindex|host)[ \t]*:/gi;

/** The end of what may stand between two directives: white space, signs, a line end that is written out or is HTML. */
const separator = /(?:[\s,;|]|\\[rn]|<br {0,3}\/?>)$/i;
/** Longer than any of these. */
const separatorLength = 8;

/** Where a text ends without the separators at its end. */
function endBefore(value: string, end: number, floor: number): number {
  let at = end;
  for (;;) {
    const found = separator.exec(value.slice(Math.max(floor, at - separatorLength), at));
    if (found === null) return at;
    at -= found[0].length;
  }
}

/** A directive inside a value: where it begins, and where what stands before it ends. */
interface Inner {
  readonly from: number;
  readonly gapFrom: number;
}

/** The directives inside a value; nothing need stand between the star of 'User-agent: *' and the next. */
function innerDirectives(value: string): readonly Inner[] {
  const found: Inner[] = [];
  let floor = 0;
  for (const { index, 0: name } of value.matchAll(directive)) {
    const gapFrom = endBefore(value, index, floor);
    floor = index + name.length;
    if (gapFrom < index || index === 0 || (index === 1 && value.startsWith('*')))
      found.push({ from: index, gapFrom });
  }
  return found;
}

/** 'Disallow: Disallow: /a': the directive that the value begins with is the one to keep. */
function doubledFinding(field: LintField): RuleFinding<'doubled'> {
  return {
    messageId: 'doubled',
    data: { name: field.name, rest: field.value.slice(0, 60) },
    span: { from: field.nameSpan.from, to: field.valueSpan.to },
    fix: {
      label: `Remove the first '${field.name}:'`,
      edits: [{ from: field.nameSpan.from, to: field.valueSpan.from, insert: '' }],
      changes: 'The directive that was part of a value takes effect.',
    },
  };
}

function findingFor(
  { field }: LintLine,
  { lineEnd }: LintContext,
): RuleFinding<'several' | 'doubled'> | null {
  if (field === null || field.recognised.field === 'unknown') return null;
  const inner = innerDirectives(field.value);
  const [first] = inner;
  if (first === undefined) return null;
  if (first.from === 0) return inner.length === 1 ? doubledFinding(field) : null;
  const base = field.valueSpan.from;
  const rest = field.value.slice(first.from);
  const end = base + endBefore(field.value, field.value.length, first.from);
  return {
    messageId: 'several',
    data: { rest: rest.slice(0, 60) },
    span: { from: base + first.from, to: field.valueSpan.to },
    fix: {
      label: 'Put each directive on its own line',
      edits: [
        ...inner.map(({ from, gapFrom }) => ({ from: base + gapFrom, to: base + from, insert: lineEnd })),
        // A line end that is written out after the last of them.
        ...(end < field.valueSpan.to ? [{ from: end, to: field.valueSpan.to, insert: '' }] : []),
      ],
      changes: 'The directives that were part of a value take effect.',
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
      "Each line takes one directive. '{rest}' is read as part of the value before it and does nothing. Put it on its own line.",
    doubled:
      "'{name}:' must be followed by a value, but '{rest}' is another directive, so crawlers can't use this line. Write the directive once.",
  },
  *check(context) {
    for (const line of context.lines) {
      const finding = findingFor(line, context);
      if (finding !== null) yield finding;
    }
  },
});
