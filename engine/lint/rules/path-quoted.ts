import { defineRule } from '../lintRule.ts';

/** Quotes around a path, or one quote before it. */
const quoted = /^(["'`])(.*?)(\1?)$/;
/** A quote after a path; an apostrophe there may belong to it, and so may a pair of quotes. */
const quoteAfter = /^([^"`]+)["`]$/;

/** The path without its quotes; null where there are none around it. */
function unquoted(value: string): string | null {
  return quoted.exec(value)?.[2] ?? quoteAfter.exec(value)?.[1] ?? null;
}

/** Quotes around a path. */
export const pathQuoted = defineRule({
  id: 'path-quoted',
  category: 'pattern',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['path-no-slash', 'path-unencoded'],
  messages: {
    quoted:
      "The quotes are read as part of the path, so the rule matches nothing. Write '{path}' without quotes.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      const path = unquoted(value)?.trim();
      if (path === undefined) continue;
      const from = span.from + value.indexOf(path, value.startsWith(path) ? 0 : 1);
      const to = from + path.length;
      yield {
        messageId: 'quoted',
        data: { path },
        span,
        fix: {
          label: 'Remove the quotes',
          edits: [
            { from: span.from, to: from, insert: '' },
            { from: to, to: span.to, insert: '' },
          ].filter((edit) => edit.from < edit.to),
          changes: `The rule takes effect: it matches every URL whose path starts with '${path}'.`,
        },
      };
    }
  },
});
