import { defineRule } from '../lintRule.ts';
import { cataloguedLines } from '../nameFacts.ts';

/** A name that no crawler has, and that says what may be done with pages. */
export const controlToken = defineRule({
  id: 'control-token',
  category: 'policy',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    token:
      "'{token}' is no crawler and fetches nothing. {note} To keep pages from being fetched, name the crawler.",
  },
  *check(context) {
    for (const { line, crawler } of cataloguedLines(context)) {
      const { token, stance, stanceNote } = crawler;
      if (stance !== 'never-fetches') continue;
      yield { messageId: 'token', data: { token, note: stanceNote }, span: line.span, crawlers: [token] };
    }
  },
});
