import { findCrawler } from '../../crawlers/crawlers.ts';
import { parseCrawlDelay } from '../../directives/crawlDelay.ts';
import type { LintContext } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** A delay above this keeps any crawler from seeing a site: fewer than 300 pages a day. */
const highest = 300;

/** The crawlers that a group names and that keep a shorter delay at most, with the longest that each keeps. */
function limitsOf({ groups, textOf }: LintContext, group: number): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  for (const { value } of groups[group]?.agents ?? []) {
    const crawler = findCrawler(/^[\w-]+/.exec(textOf(value))?.[0] ?? '');
    const maximum = crawler?.crawlDelay.maximumSeconds;
    if (crawler !== undefined && maximum !== undefined) limits.set(crawler.token, maximum);
  }
  return limits;
}

/** A Crawl-delay longer than crawlers support, or than makes sense. */
export const crawlDelayHigh = defineRule({
  id: 'crawl-delay-high',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    capped:
      '{crawler} waits at most {maximum} seconds; a delay of {seconds} is shortened or ignored. Write {maximum} or less.',
    high: 'With a delay of {seconds} seconds a crawler fetches {pages} pages a day at most. Crawlers shorten such a value or stop crawling. To block a crawler, disallow it.',
  },
  *check(context) {
    // A group may have many such lines and many names.
    const known = new Map<number, ReadonlyMap<string, number>>();
    for (const { field, role } of context.lines) {
      if (field?.recognised.field !== 'crawl-delay') continue;
      const delay = parseCrawlDelay(field.value);
      if (delay.kind !== 'seconds') continue;
      const { seconds } = delay;
      const group = (role.kind === 'other' ? role.group : null) ?? -1;
      const limits = known.get(group) ?? limitsOf(context, group);
      known.set(group, limits);
      const over = [...limits].filter(([, maximum]) => seconds > maximum);
      const [first] = over;
      if (first !== undefined)
        yield {
          messageId: 'capped',
          data: { crawler: first[0], maximum: first[1], seconds },
          crawlers: over.map(([token]) => token),
          span: field.valueSpan,
        };
      else if (seconds > highest)
        yield {
          messageId: 'high',
          data: { seconds, pages: Math.floor(86_400 / seconds) },
          span: field.valueSpan,
        };
    }
  },
});
