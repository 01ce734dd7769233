import { findCrawler } from '../../crawlers/crawlers.ts';
import type { DialectId } from '../../dialects/dialectId.ts';
import { firstMatchDialects } from '../dialectSets.ts';
import type { RuleGroup } from '../groupRules.ts';
import { ruleGroups } from '../groupRules.ts';
import type { LintContext } from '../lintContext.ts';
import type { ProposedFix } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';
import type { OrderDependence } from '../orderDependence.ts';
import { findOrderDependence, reordered } from '../orderDependence.ts';

/** 1994 has no Allow, so there is no order to get wrong. */
const dialects: readonly DialectId[] = firstMatchDialects.filter((dialect) => dialect !== 'res1994');

/** Moves rules, each with the comment on its line; null where moving them does not settle it. */
function moveUp(
  group: RuleGroup,
  found: readonly OrderDependence[],
  context: LintContext,
): ProposedFix | null {
  const order = reordered(group, found);
  if (order.length !== group.rules.length || findOrderDependence(group, context, order).length > 0)
    return null;
  const edits = group.rules.flatMap(({ written }, index) => {
    const instead = order[index]?.written.line;
    if (instead === undefined || instead === written.line) return [];
    return [{ ...written.line.span, insert: context.text.slice(instead.span.from, instead.span.to) }];
  });
  return {
    label: 'Move the more specific rules up',
    edits,
    changes: 'First-match crawlers read the group as the others do.',
  };
}

/** Rules whose verdict hangs on the order of lines. */
export const orderDependent = defineRule({
  id: 'order-dependent',
  category: 'portability',
  severity: 'warning',
  dialects,
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    tooLate:
      "For first-match crawlers this rule comes too late: '{url}' is {longest} for Google, Bing and Yandex, and {first} by line {line} for Baidu and readers from the 1990s. Move the more specific rule up.",
    early: 'The first matching line.',
    alsoLate: 'This rule comes too late as well.',
  },
  *check(context) {
    for (const group of ruleGroups(context)) {
      const found = findOrderDependence(group, context);
      const [first, ...others] = found;
      if (first === undefined) continue;
      const { late, early, url } = first;
      const fix = moveUp(group, found, context);
      const readsInOrder = group.group.agents.flatMap(({ name }) => {
        const crawler = findCrawler(name);
        return crawler !== undefined && dialects.includes(crawler.dialect) ? [crawler.token] : [];
      });
      yield {
        messageId: 'tooLate',
        // Without such a crawler by name it concerns few, and those who wrote it for the longest match are obeyed.
        severity: readsInOrder.length > 0 ? 'warning' : 'info',
        data: {
          url,
          line: early.written.line.number,
          longest: late.compared.allow ? 'allowed' : 'disallowed',
          first: early.compared.allow ? 'allowed' : 'disallowed',
        },
        span: late.written.span,
        crawlers: readsInOrder,
        related: [
          { span: early.written.span, messageId: 'early' },
          ...others.map((other) => ({ span: other.late.written.span, messageId: 'alsoLate' as const })),
        ],
        ...(fix === null ? {} : { fix }),
      };
    }
  },
});
