import { ruleGroups } from '../groupRules.ts';
import { defineRule } from '../lintRule.ts';
import { patternKey } from '../patternRelations.ts';
import { removeLine } from '../removeLine.ts';

/** The same rule twice in a group. */
export const ruleDuplicate = defineRule({
  id: 'rule-duplicate',
  category: 'pattern',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['rule-dead', 'path-case'],
  messages: {
    same: 'This rule is already on line {line} in the same group. Remove one of them.',
    normalised:
      "For crawlers that read escapes as Google does, this is the same rule as '{other}' on line {line}. Remove one, unless you need it for crawlers that compare as written.",
    first: 'The rule is already here.',
  },
  *check(context) {
    for (const { rules } of ruleGroups(context)) {
      const first = new Map<string, (typeof rules)[number]>();
      for (const rule of rules) {
        const { written, compared } = rule;
        const key = `${written.kind} ${patternKey(compared.pattern)}`;
        const known = first.get(key);
        if (known === undefined) {
          first.set(key, rule);
          continue;
        }
        const { value, span, line } = known.written;
        yield {
          messageId: value === written.value ? 'same' : 'normalised',
          data: value === written.value ? { line: line.number } : { line: line.number, other: value },
          span: written.value === '' ? (written.line.field?.nameSpan ?? written.span) : written.span,
          related: [{ span, messageId: 'first' }],
          fix: {
            label: 'Remove the second one',
            edits: [removeLine(written.line, context)],
            changes: 'Crawlers that compare as written lose the second spelling.',
          },
        };
      }
    }
  },
});
