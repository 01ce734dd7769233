import { findCrawler } from '../../crawlers/crawlers.ts';
import { namedLines } from '../agentLines.ts';
import { defineRule } from '../lintRule.ts';
import { cataloguedLines } from '../nameFacts.ts';

/** A crawler that its operator no longer sends. */
export const agentRetired = defineRule({
  id: 'agent-retired',
  category: 'grouping',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  once: ['gone'],
  messages: {
    replaced:
      "{operator} no longer crawls as '{token}': its crawler is now called '{successor}', which does not look for this name.",
    listed:
      "{operator} no longer crawls as '{token}'. Its crawler '{successor}' is already in this file, so this line is no longer needed.",
    gone: "'{token}' of {operator} no longer crawls, so this line does nothing. You can remove it.",
  },
  *check(context) {
    const named = new Set(namedLines(context).flatMap(({ crawler }) => crawler ?? []));
    for (const { line, crawler } of cataloguedLines(context)) {
      const { token, operator, retired } = crawler;
      if (retired === null) continue;
      const { name, span } = line;
      const place = { from: span.from, to: span.from + name.length };
      const finding = { span: place, crawlers: [token] };
      const { successor } = retired;
      const heir = successor === null ? undefined : findCrawler(successor);
      if (successor === null) yield { ...finding, messageId: 'gone', data: { token, operator } };
      else if (heir !== undefined && named.has(heir))
        yield { ...finding, messageId: 'listed', data: { token, operator, successor } };
      else
        yield {
          ...finding,
          messageId: 'replaced',
          data: { token, operator, successor },
          fix: {
            label: `Write '${successor}'`,
            edits: [{ ...place, insert: successor }],
            changes: `The rules start to apply to ${successor}.`,
          },
        };
    }
  },
});
