import { findDeadRules } from '../deadRules.ts';
import { longestMatchDialects } from '../dialectSets.ts';
import { ruleGroups } from '../groupRules.ts';
import { defineRule } from '../lintRule.ts';

/** A rule that never decides, since another one always wins. */
export const ruleDead = defineRule({
  id: 'rule-dead',
  category: 'pattern',
  severity: 'warning',
  dialects: longestMatchDialects,
  fix: 'none',
  supersedes: [],
  messages: {
    dead: "This rule does nothing: '{winner}' on line {line} matches all that it does, says the opposite and is {why}. Remove it, or make it longer where it is meant.",
    needless:
      "This rule never decides: '{winner}' on line {line} says the same of all that it matches. It is of use only to crawlers without wildcards.",
    winner: 'This rule decides instead.',
  },
  *check(context) {
    for (const group of ruleGroups(context)) {
      for (const { rule, winner } of findDeadRules(group)) {
        const isOpposite = rule.written.kind !== winner.written.kind;
        const isLonger = winner.compared.pattern.specificity > rule.compared.pattern.specificity;
        const field = winner.written.kind === 'allow' ? 'Allow' : 'Disallow';
        const data = { winner: `${field}: ${winner.written.value}`, line: winner.written.line.number };
        const place = {
          span: rule.written.span,
          related: [{ span: winner.written.span, messageId: 'winner' as const }],
        };
        if (isOpposite) {
          const why = isLonger ? 'longer' : 'an Allow of the same length';
          yield { ...place, messageId: 'dead', data: { ...data, why } };
        } else yield { ...place, messageId: 'needless', severity: 'hint', data };
      }
    }
  },
});
