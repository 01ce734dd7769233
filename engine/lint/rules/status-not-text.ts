import { accessOutcome } from '../../policy/access/decideAccess.ts';
import { defineRule } from '../lintRule.ts';

/** A file that is sent as something other than plain text. */
export const statusNotText = defineRule({
  id: 'status-not-text',
  category: 'transport',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  subject: 'fetch',
  messages: {
    html: "The server sends the file as '{type}', a web page. If the body is HTML, the server returns a page instead of the file; if it is plain text, the server should send it as text/plain.",
    other:
      "The server sends the file as '{type}'. Crawlers expect text/plain, and some ignore anything else.",
  },
  *check({ options: { fetch } }) {
    if (fetch === undefined) return;
    const { notes } = accessOutcome('google', fetch);
    for (const note of notes) {
      if (note.kind !== 'html' && note.kind !== 'not-plain-text') continue;
      yield {
        messageId: note.kind === 'html' ? 'html' : 'other',
        severity: note.kind === 'html' ? 'warning' : 'info',
        data: { type: note.contentType.slice(0, 100) },
        span: { from: 0, to: 0 },
      };
    }
  },
});
