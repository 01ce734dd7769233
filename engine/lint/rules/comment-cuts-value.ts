import { defineRule } from '../lintRule.ts';

/** A '#' directly after path characters. */
export const commentCutsValue = defineRule({
  id: 'comment-cuts-value',
  category: 'syntax',
  severity: 'warning',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['trailing-comment'],
  messages: {
    cuts: "'#' starts a comment, so the path of this rule is '{left}', not '{whole}'. URL fragments are never sent to a server. For a '#' in the path, write '%23'.",
    site: "'#' starts a comment, so the path of this rule is '{left}', the whole site, not '{whole}'. For a '#' in the path, write '%23'.",
  },
  *check({ rules, text }) {
    for (const { value, span, line } of rules) {
      if (line.comment === null || value === '' || line.comment.from !== span.to) continue;
      const rest = /^#+\S*/.exec(text.slice(line.comment.from, line.span.to))?.[0] ?? '#';
      const isSite = value === '/' || value === '/*' || value === '*';
      yield {
        messageId: isSite ? 'site' : 'cuts',
        severity: isSite ? 'error' : 'warning',
        data: { left: value, whole: `${value}${rest}` },
        span: { from: line.comment.from, to: line.comment.from + rest.length },
        fix: {
          label: "Write '%23'",
          edits: [...rest.matchAll(/#/g)].map(({ index }) => {
            const from = span.to + index;
            return { from, to: from + 1, insert: '%23' };
          }),
          changes: `The rule then matches '${value}${rest.replaceAll('#', '%23')}' only, no longer all of '${value}'.`,
        },
      };
    }
  },
});
