import { findCrawler } from '../../crawlers/crawlers.ts';
import { productToken } from '../../crawlers/productToken.ts';
import { namedLines } from '../agentLines.ts';
import { defineRule } from '../lintRule.ts';
import { nameShape } from '../nameShapes.ts';

/** Longer values are no header of any crawler; reading them would only take time. */
const longest = 1_000;

/** A whole User-Agent header where a crawler's name belongs. */
export const agentIsHeader = defineRule({
  id: 'agent-is-header',
  category: 'grouping',
  severity: 'warning',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [
    'several-agents-one-line',
    'token-truncated',
    'agent-version',
    'agent-wildcard',
    'agent-unknown',
    'agent-typo',
  ],
  messages: {
    header:
      "This is a crawler's User-Agent header, not the name it looks for in this file. Google reads '{kept}', which is not a crawler's name. Write '{token}'.",
    browser:
      "This is a browser's User-Agent header. Google reads '{kept}', which is not a crawler's name, and browsers do not read robots.txt. Remove the line, or write a crawler's name.",
  },
  *check(context) {
    for (const line of namedLines(context)) {
      const { value, kept, span } = line;
      if (nameShape(line) !== 'header' || value.length > longest) continue;
      const token = productToken(value);
      const isName = token !== '' && token !== kept && /^[A-Za-z]/.test(token);
      yield {
        messageId: isName ? 'header' : 'browser',
        data: { kept, token },
        span,
        crawlers: isName ? [token] : [],
        ...(isName
          ? {
              fix: {
                label: `Write '${token}'`,
                edits: [{ ...span, insert: token }],
                changes: `The rules start to apply to ${findCrawler(token)?.token ?? token}.`,
              },
            }
          : {}),
      };
    }
  },
});
