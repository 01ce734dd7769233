import type { NamedLine } from '../agentLines.ts';
import { firstLines, isKnownName, keptName } from '../agentLines.ts';
import { defineRule } from '../lintRule.ts';
import { nameShape } from '../nameShapes.ts';
import { nearName } from '../nearName.ts';

/** How many unknown names are compared with the catalogue; nobody types more. */
const mostNames = 500;

function isUnknown(line: NamedLine): boolean {
  const { name, crawler } = line;
  return nameShape(line) === 'name' && crawler === undefined && !isKnownName(name);
}

/** A name near a known crawler's. */
export const agentTypo = defineRule({
  id: 'agent-typo',
  category: 'grouping',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['agent-unknown', 'token-truncated'],
  messages: {
    near: "No known crawler is called '{name}', but one is called '{token}'. If you mean that crawler, it ignores this group and obeys other rules or none.",
  },
  *check(context) {
    for (const { name, span } of firstLines(context).filter(isUnknown).slice(0, mostNames)) {
      const kept = keptName(name);
      // What is left names a crawler: that is worse, and another rule's matter.
      const token = kept !== name && isKnownName(kept) ? null : nearName(name);
      if (token === null) continue;
      yield {
        messageId: 'near',
        // Cut as well, it names nobody even for those who would find it.
        severity: kept === name ? 'info' : 'warning',
        data: { name, token },
        span: { from: span.from, to: span.from + name.length },
        crawlers: [token],
        fix: {
          label: `Write '${token}'`,
          edits: [{ from: span.from, to: span.from + name.length, insert: token }],
          changes: `The rules apply to ${token} instead of '${name}'.`,
        },
      };
    }
  },
});
