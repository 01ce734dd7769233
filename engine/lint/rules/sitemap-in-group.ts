import { defineRule } from '../lintRule.ts';
import { sitemapLines } from '../sitemaps.ts';

/** A Sitemap line between the lines of a group. */
export const sitemapInGroup = defineRule({
  id: 'sitemap-in-group',
  category: 'directive',
  severity: 'hint',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    inGroup:
      'A Sitemap line holds for every crawler. Here, between the lines of a group, it looks as if it were for that group only; move it to the top or the end of the file.',
  },
  *check(context) {
    for (const { line, span } of sitemapLines(context)) {
      const group = line.role.kind === 'other' ? line.role.group : null;
      const last = group === null ? undefined : context.groups[group]?.rules.at(-1);
      if (last !== undefined && last.line > line.number) yield { messageId: 'inGroup', span };
    }
  },
});
