import { dialectsWhere } from '../dialectSets.ts';
import type { LintContext, LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** The topmost of the comment lines right above a line, or the line itself. */
function withComments(line: LintLine, { lines }: LintContext): LintLine {
  let top = line;
  for (let index = line.number - 2; lines[index]?.role.kind === 'comment'; index -= 1)
    top = lines[index] ?? top;
  return top;
}

/** True where every older reader starts a record at a line anyway, so that a blank line above changes nothing. */
function startsRecord({ number }: LintLine, { reading }: LintContext): boolean {
  return (['res1994', 'res1996'] as const).every((id) => {
    const { roles, groups } = reading(id);
    const role = roles[number - 1];
    return role?.kind === 'agent' && groups[role.group]?.agents[0]?.line === number;
  });
}

/** A User-agent line after a rule without a blank line between. */
export const recordsNotSeparated = defineRule({
  id: 'records-not-separated',
  category: 'grouping',
  severity: 'info',
  dialects: dialectsWhere(({ blankLine }) => blankLine === 'ends-group'),
  fix: 'safe',
  supersedes: [],
  once: 'file',
  messages: {
    noBlank:
      'A group starts here without a blank line above it. Modern crawlers read it anyway, but the first standard requires one, and it makes groups easier to find.',
  },
  *check(context) {
    for (const { agents } of context.groups) {
      const line = context.lines[(agents[0]?.line ?? 0) - 1];
      if (line === undefined || line.number === 1) continue;
      const top = withComments(line, context);
      const above = context.lines[top.number - 2];
      if (above === undefined || above.role.kind !== 'rule') continue;
      const { from } = top.span;
      yield {
        messageId: 'noBlank',
        span: line.span,
        ...(startsRecord(line, context)
          ? { fix: { label: 'Add a blank line', edits: [{ from, to: from, insert: context.lineEnd }] } }
          : {}),
      };
    }
  },
});
