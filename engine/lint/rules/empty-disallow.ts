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
      'Modern crawlers ignore this empty Disallow and obey the rules below it. For older readers it allows everything and they never reach line {line}. Remove it if you want those rules to apply.',
    after:
      'An empty Disallow has no effect next to other rules: line {line} still applies. Remove it, or remove that rule to allow everything.',
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
