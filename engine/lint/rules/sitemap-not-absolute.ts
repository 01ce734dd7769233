import { addressesIn } from '../../directives/sitemap.ts';
import type { LintContext } from '../lintContext.ts';
import type { ProposedFix } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';
import type { SitemapLine } from '../sitemaps.ts';
import { sitemapLines } from '../sitemaps.ts';

const hostFirst = /^\/{0,2}(?:[a-z0-9-]+\.)+[a-z]{2,}\//i;
const changes = 'Crawlers start to find the sitemap. Nothing becomes allowed or disallowed.';

/** The whole address that a relative value means; null where the site's own is not known. */
function completed(value: string, origin: string | undefined): string | null {
  if (hostFirst.test(value) && !/^\/[^/]/.test(value)) return `https://${value.replace(/^\/+/, '')}`;
  if (origin === undefined || value.startsWith('.')) return null;
  return `${origin.replace(/\/$/, '')}/${value.replace(/^\/+/, '')}`;
}

function splitFix({ line, value, span }: SitemapLine, { lineEnd }: LintContext): ProposedFix | null {
  const parts = addressesIn(value);
  if (parts.join('').length < value.replace(/[\s,;]/g, '').length) return null;
  if (!parts.every((part) => /^https?:/i.test(part))) return null;
  const start = line.text.slice(0, span.from - line.span.from);
  const others = parts.slice(1).map((part) => `${lineEnd}${start}${part}`);
  return {
    label: 'Put each sitemap on its own line',
    edits: [
      { ...span, insert: parts[0] ?? '' },
      { from: line.span.to, to: line.span.to, insert: others.join('') },
    ],
    changes,
  };
}

/** A Sitemap that is not one whole URL. */
export const sitemapNotAbsolute = defineRule({
  id: 'sitemap-not-absolute',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    relative:
      "A sitemap needs a full URL, as in '{example}'. Crawlers don't have to complete '{value}', and some ignore the line.",
    several:
      'A Sitemap line takes one URL, and these are read as one that does not exist. Put each on its own line.',
    notUrl:
      "'{value}' is no URL, so crawlers skip the line. Write the sitemap's whole address, beginning with 'https://'.",
  },
  *check(context) {
    for (const entry of sitemapLines(context)) {
      const { parsed, value, span } = entry;
      if (parsed.kind === 'url' || parsed.reason === 'empty') continue;
      if (parsed.reason === 'several') {
        const fix = splitFix(entry, context);
        yield { messageId: 'several', span, ...(fix === null ? {} : { fix }) };
      } else if (parsed.reason === 'relative') {
        const url = completed(value, context.options.origin);
        const example = url ?? 'https://example.com/sitemap.xml';
        const fix = { label: `Write '${example}'`, edits: [{ ...span, insert: example }], changes };
        yield { messageId: 'relative', data: { value, example }, span, ...(url === null ? {} : { fix }) };
      } else yield { messageId: 'notUrl', data: { value }, span };
    }
  },
});
