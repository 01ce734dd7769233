import { ruleGroups } from '../groupRules.ts';
import { defineRule } from '../lintRule.ts';
import { patternKey } from '../patternRelations.ts';

/** The same pattern allowed and disallowed in one group. */
export const ruleConflict = defineRule({
  id: 'rule-conflict',
  category: 'pattern',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['rule-dead', 'order-dependent'],
  messages: {
    conflict:
      "Line {line} says the opposite of the same path. Google and RFC 9309 allow '{path}' then; readers of the first matching line {byOrder} it. Remove the line that is not meant.",
    other: 'The opposite is said here.',
  },
  *check(context) {
    for (const { rules } of ruleGroups(context)) {
      const first = new Map<string, (typeof rules)[number]['written']>();
      const told = new Set<string>();
      for (const { written, compared } of rules) {
        const key = patternKey(compared.pattern);
        const known = first.get(key);
        if (known === undefined) first.set(key, written);
        if (written.value === '' || known === undefined || known.kind === written.kind || told.has(key))
          continue;
        told.add(key);
        yield {
          messageId: 'conflict',
          data: { line: known.line.number, path: written.value, byOrder: known.kind },
          span: written.span,
          related: [{ span: known.span, messageId: 'other' }],
        };
      }
    }
  },
});
