import { dialectsWhere } from '../dialectSets.ts';
import { mixedLineEnds } from '../lineEnds.ts';
import type { LintContext, LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** The lines of each of Google's groups that a reader for whom a blank line ends a record gives to nobody. */
function detachedLines({ lines, reading }: LintContext): ReadonlyMap<number, readonly LintLine[]> {
  const { roles } = reading('yandex');
  const byGroup = new Map<number, LintLine[]>();
  for (const [index, line] of lines.entries()) {
    const { role, field } = line;
    if (role.kind !== 'rule' || roles[index]?.kind !== 'orphan') continue;
    // Without a value it closes nothing, so nothing is lost with it.
    if (role.rule === 'disallow' && field?.value === '') continue;
    const list = byGroup.get(role.group);
    if (list === undefined) byGroup.set(role.group, [line]);
    else list.push(line);
  }
  return byGroup;
}

/** True for a blank line that only two kinds of line ends in a row make: CR CR LF, or LF CR. */
function isOfLineEnds({ text, end, number }: LintLine, { lines }: LintContext): boolean {
  const before = lines[number - 2];
  return text === '' && before !== undefined && before.end !== end;
}

/** A blank line between User-agent lines and their rules: a warning where the whole group is lost by it, info where a part. */
export const blankLineInRecord = defineRule({
  id: 'blank-line-in-record',
  category: 'grouping',
  severity: 'warning',
  dialects: dialectsWhere(({ blankLine }) => blankLine === 'ends-group'),
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    detached:
      'The blank line above ends the group for Yandex and for older crawlers: they ignore this rule, while Google obeys it. Remove blank lines between User-agent lines and their rules; use a line with only # instead.',
    alsoDetached: 'They ignore this rule too.',
  },
  *check(context) {
    const namesYandex = context.groups.some(({ agents }) =>
      agents.some(({ name }) => name.startsWith('yandex')),
    );
    const mixed = mixedLineEnds(context.lines);
    for (const [index, detached] of detachedLines(context)) {
      const group = context.groups[index];
      const [first, ...others] = detached;
      const lastAgent = group?.agents.at(-1);
      const lastRule = group?.rules.at(-1);
      if (first === undefined || lastAgent === undefined || lastRule === undefined) continue;
      const blank = context.lines
        .slice(lastAgent.line, lastRule.line)
        .filter(({ role }) => role.kind === 'blank');
      // Without one above the rule it is something else that these readers miss, such as a User-agent line they can read.
      if ((blank[0]?.number ?? first.number) >= first.number) continue;
      const closing = group?.rules.filter(({ kind, value }) => kind === 'allow' || value.to > value.from);
      yield {
        messageId: 'detached',
        severity: closing?.length === detached.length || namesYandex ? 'warning' : 'info',
        span: first.span,
        ...(mixed !== null && blank.every((line) => isOfLineEnds(line, context))
          ? { consequenceOf: { line: mixed.odd.number, rules: ['mixed-line-endings'] } }
          : {}),
        crawlers: ['YandexBot'],
        related: others.map(({ span }) => ({ messageId: 'alsoDetached', span })),
        fix: {
          label: 'Remove the blank lines of this group',
          edits: blank.map(({ number }) => ({ ...context.wholeLine(number), insert: '' })),
          changes: 'Yandex and older crawlers start to obey the rules that Google already obeys.',
        },
      };
    }
  },
});
