import { searchAudiences } from '../audiences.ts';
import { defineRule } from '../lintRule.ts';
import { hostOf, sitemapLines } from '../sitemaps.ts';
import { closingRule } from '../wholeSite.ts';

/** A sitemap that the file disallows. */
export const sitemapBlocked = defineRule({
  id: 'sitemap-blocked',
  category: 'policy',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    blocked:
      'Line {line} blocks {whom} from this sitemap, so it is never read. Allow the sitemap, or remove the rule that blocks it.',
    rule: 'This rule blocks the sitemap.',
  },
  *check(context) {
    const { origin } = context.options;
    const audiences = searchAudiences(context).filter(({ matcher }) => closingRule(matcher) === null);
    for (const { parsed, span } of sitemapLines(context)) {
      if (parsed.kind !== 'url' || (origin !== undefined && hostOf(origin) !== hostOf(parsed.origin)))
        continue;
      const blocked = audiences.flatMap((audience) => {
        const { allowed, line } = audience.matcher.evaluate(parsed.url);
        return allowed ? [] : [{ ...audience, line }];
      });
      const [first] = blocked;
      const rule = context.lines[(first?.line ?? 0) - 1];
      if (first === undefined || rule === undefined) continue;
      yield {
        messageId: 'blocked',
        data: { line: first.line, whom: blocked.map(({ whom }) => whom).join(', ') },
        span,
        crawlers: blocked.flatMap(({ crawlers }) => crawlers),
        related: [{ span: rule.field?.valueSpan ?? rule.span, messageId: 'rule' }],
      };
    }
  },
});
