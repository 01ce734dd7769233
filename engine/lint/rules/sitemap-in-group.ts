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
      'A Sitemap line applies to every crawler. Inside a group it looks as if it were only for that group. Move it to the top or end of the file.',
  },
  *check(context) {
    for (const { line, span } of sitemapLines(context)) {
      const group = line.role.kind === 'other' ? line.role.group : null;
      const last = group === null ? undefined : context.groups[group]?.rules.at(-1);
      if (last !== undefined && last.line > line.number) yield { messageId: 'inGroup', span };
    }
  },
});
