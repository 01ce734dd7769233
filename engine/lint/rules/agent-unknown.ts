import { firstLines, isKnownName } from '../agentLines.ts';
import { defineRule } from '../lintRule.ts';
import { nameShape } from '../nameShapes.ts';

/**
 * A name that the catalogue does not have. A hint, not an info: lists of unwelcome crawlers that files hand on for decades
 * name hundreds that no catalogue has, and nothing is wrong with that.
 */
export const agentUnknown = defineRule({
  id: 'agent-unknown',
  category: 'grouping',
  severity: 'hint',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  once: 'file',
  messages: {
    unknown:
      "'{name}' is not in the crawler catalogue. It may be an unknown or retired crawler. Check the spelling: a crawler with a different name ignores this group.",
  },
  *check(context) {
    for (const line of firstLines(context)) {
      const { name, span, crawler } = line;
      if (nameShape(line) !== 'name' || crawler !== undefined || isKnownName(name)) continue;
      yield {
        messageId: 'unknown',
        data: { name },
        span: { from: span.from, to: span.from + name.length },
        crawlers: [name],
      };
    }
  },
});
