import { firstMatchDialects } from '../dialectSets.ts';
import { ruleGroups } from '../groupRules.ts';
import type { WrittenRule } from '../lintContext.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

/** An empty Disallow beside rules that say something. */
export const emptyDisallow = defineRule({
  id: 'empty-disallow',
  category: 'pattern',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    before:
      "An empty Disallow does nothing for today's crawlers: they obey the rules below it. Older readers take it as permission for everything and never come to line {line}. Remove it if those rules are meant.",
    after:
      'An empty Disallow does nothing beside other rules: line {line} holds all the same. Remove it, or that rule if everything is meant to be allowed.',
  },
  *check(context) {
    for (const { rules } of ruleGroups(context)) {
      const disallows = rules.map(({ written }) => written).filter(({ kind }) => kind === 'disallow');
      const [closing] = disallows.filter(({ value }) => value !== '');
      if (closing === undefined) continue;
      // Walked from below, so that the next rule that closes something is known.
      let next: WrittenRule | null = null;
      const found: RuleFinding<'before' | 'after'>[] = [];
      for (const rule of disallows.toReversed()) {
        if (rule.value !== '') {
          next = rule;
          continue;
        }
        const span = rule.line.field?.nameSpan ?? rule.span;
        if (next === null) found.push({ messageId: 'after', data: { line: closing.line.number }, span });
        else
          found.push({
            messageId: 'before',
            data: { line: next.line.number },
            span,
            dialects: firstMatchDialects,
          });
      }
      yield* found.toReversed();
    }
  },
});
