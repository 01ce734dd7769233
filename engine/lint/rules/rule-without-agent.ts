import type { LintContext, LintLine, WrittenRule } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';
import { nearField } from '../nearField.ts';
import { spoilers } from '../spoiltRules.ts';

/** A line above that was meant to be a User-agent line and is none. */
function lostAgentLine({ lines }: LintContext, before: number): LintLine | undefined {
  return lines
    .slice(0, before - 1)
    .find(({ field, role, text }) =>
      role.kind === 'malformed'
        ? /agent/i.test(text)
        : field !== null && role.kind === 'unknown' && nearField(field.name) === 'user-agent',
    );
}

function forbids({ kind, value }: WrittenRule): boolean {
  return kind === 'disallow' && value !== '';
}

/** Allow or Disallow before any User-agent line. */
export const ruleWithoutAgent = defineRule({
  id: 'rule-without-agent',
  category: 'grouping',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    noAgent:
      'There is no User-agent line above this rule, so every crawler ignores it. Add the User-agent line it belongs to above it.',
    lost: 'Line {line} is not read as a User-agent line, so every crawler ignores this rule. Correct that line.',
    alsoIgnored: 'This is ignored too.',
  },
  *check(context) {
    const orphans = context.rules.filter(({ group }) => group === null);
    const first = orphans.find(forbids) ?? orphans[0];
    const top = orphans[0];
    if (first === undefined || top === undefined) return;
    const lost = lostAgentLine(context, first.line.number);
    const place = {
      span: first.line.span,
      // Without a Disallow among them nothing is lost but the order.
      severity: orphans.some(forbids) ? ('error' as const) : ('warning' as const),
      related: orphans
        .filter((orphan) => orphan !== first)
        .map(({ line }) => ({ span: line.span, messageId: 'alsoIgnored' as const })),
    };
    if (lost !== undefined) {
      yield {
        ...place,
        messageId: 'lost',
        data: { line: lost.number },
        consequenceOf: { line: lost.number, rules: spoilers },
      };
      return;
    }
    const at = top.line.span.from;
    yield {
      ...place,
      messageId: 'noAgent',
      fix: {
        label: "Put 'User-agent: *' above it",
        edits: [{ from: at, to: at, insert: `User-agent: *${context.lineEnd}` }],
        changes: 'The rules take effect for every crawler without its own group.',
      },
    };
  },
});
