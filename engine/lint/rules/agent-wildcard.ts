import { listNames, namedLines } from '../agentLines.ts';
import { defineRule } from '../lintRule.ts';
import { nameShape } from '../nameShapes.ts';

/** A star beside other characters in a crawler's name. */
export const agentWildcard = defineRule({
  id: 'agent-wildcard',
  category: 'grouping',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['token-truncated', 'agent-unknown', 'agent-typo'],
  messages: {
    cut: "'*' is not a wildcard in a crawler's name. Google reads '{kept}'; strict readers look for a name with a star, which no crawler has. Write the name without it.",
    nobody:
      "'*' is not a wildcard in a crawler's name: '{value}' matches no crawler, so these rules apply to none. Write one User-agent line per crawler, or '*' alone for all.",
    everybody:
      "Google reads '*' before white space as every crawler and ignores the rest; others read a name that no crawler has. Write only '*' or only the name.",
  },
  *check(context) {
    for (const line of namedLines(context)) {
      // What is not UTF-8 is another rule's matter.
      if (nameShape(line) !== 'wildcard' || line.value.includes('\ufffd')) continue;
      const { value, kept, span, agent } = line;
      const isNobody = kept === '' && !agent.star;
      const plain = agent.star ? '*' : kept;
      yield {
        messageId: agent.star ? 'everybody' : isNobody ? 'nobody' : 'cut',
        severity: isNobody ? 'error' : 'info',
        data: { value, kept },
        span,
        ...(isNobody
          ? {}
          : {
              crawlers: agent.star ? [] : [kept],
              fix: {
                label: `Write '${plain}'`,
                edits: [{ ...span, insert: plain }],
                changes: `Every crawler reads what Google reads: the rules are for ${listNames([plain])}.`,
              },
            }),
      };
    }
  },
});
