import { findDeadRules } from '../deadRules.ts';
import { longestMatchDialects } from '../dialectSets.ts';
import type { ReadRule } from '../groupRules.ts';
import { ruleGroups } from '../groupRules.ts';
import type { LintContext } from '../lintContext.ts';
import type { ProposedFix } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';
import { removeLine } from '../removeLine.ts';

const directiveOf = ({ written }: ReadRule): string =>
  `${written.kind === 'allow' ? 'Allow' : 'Disallow'}: ${written.value}`;

/** Lines for a sentence: '2, 3 and 7', '2, 3, 7 and 9 more'. */
function listLines(rules: readonly ReadRule[]): string {
  const numbers = rules.map(({ written }) => written.line.number);
  const shown = numbers.length > 5 ? [...numbers.slice(0, 4), `${numbers.length - 4} more`] : numbers;
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function removal({ written }: ReadRule, context: LintContext): ProposedFix {
  return {
    label: 'Remove the rule',
    edits: [removeLine(written.line, context)],
    changes: 'Crawlers without wildcards, or that obey the first matching line, no longer have it.',
  };
}

/** A rule that never decides, since others always win. */
export const ruleDead = defineRule({
  id: 'rule-dead',
  category: 'pattern',
  severity: 'warning',
  dialects: longestMatchDialects,
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    dead: "This rule does nothing: '{winner}' on line {line} matches every URL that it does, says the opposite and is {why}. Remove it, or make it longer if you need it.",
    deadTogether:
      'This rule does nothing: for every URL that it matches one of the rules on lines {lines} wins, and some of them say the opposite. Remove it, or make it longer if you need it.',
    needless:
      "This rule never decides: '{winner}' on line {line} has the same effect on every URL that it matches. It is useful only to crawlers without wildcard support.",
    needlessTogether:
      'This rule never decides: the rules on lines {lines} together have the same effect on every URL that it matches.',
    winner: 'This rule decides instead.',
  },
  *check(context) {
    for (const group of ruleGroups(context)) {
      for (const { rule, winners } of findDeadRules(group, context)) {
        const [winner] = winners;
        if (winner === undefined) continue;
        const isOpposite = winners.some(({ written }) => written.kind !== rule.written.kind);
        const place = {
          span: rule.written.span,
          related: winners
            .slice(0, 10)
            .map(({ written }) => ({ span: written.span, messageId: 'winner' as const })),
          // A group that loses its last rule joins the next.
          ...(group.rules.length < 2 ? {} : { fix: removal(rule, context) }),
        };
        if (winners.length > 1) {
          const data = { lines: listLines(winners) };
          if (isOpposite) yield { ...place, messageId: 'deadTogether', data };
          else yield { ...place, messageId: 'needlessTogether', severity: 'hint', data };
          continue;
        }
        const data = { winner: directiveOf(winner), line: winner.written.line.number };
        const isLonger = winner.compared.pattern.specificity > rule.compared.pattern.specificity;
        const why = isLonger ? 'longer' : 'an Allow of the same length';
        if (isOpposite) yield { ...place, messageId: 'dead', data: { ...data, why } };
        else yield { ...place, messageId: 'needless', severity: 'hint', data };
      }
    }
  },
});
