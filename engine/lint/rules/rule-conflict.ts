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
      "Line {line} says the opposite for the same path. Google and RFC 9309 then allow '{path}'; first-match readers {byOrder} it. Remove the line you don't want.",
    other: 'This line says the opposite.',
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
