import { defineRule } from '../lintRule.ts';
import { cataloguedLines } from '../nameFacts.ts';

/** What a token says, as a sentence; nothing where the catalogue knows only what others remember of it. */
function saysOf(note: string): string {
  return note.startsWith('Says ') ? ` It says ${note.slice('Says '.length)}` : '';
}

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
      "'{token}' is a control token, not a crawler.{says} To keep pages from being fetched, name the crawler.",
  },
  *check(context) {
    for (const { line, crawler } of cataloguedLines(context)) {
      const { token, stance, stanceNote } = crawler;
      if (stance !== 'never-fetches') continue;
      yield {
        messageId: 'token',
        data: { token, says: saysOf(stanceNote) },
        span: line.span,
        crawlers: [token],
      };
    }
  },
});
