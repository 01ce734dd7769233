import type { Audience } from '../audiences.ts';
import { searchAudiences } from '../audiences.ts';
import { defineRule } from '../lintRule.ts';
import { swallowedRuns } from '../swallowedRuns.ts';
import { closingRule } from '../wholeSite.ts';

/** Search engines that few sites shut out on purpose. */
const major: ReadonlySet<string> = new Set(['Googlebot', 'bingbot']);

/** The whole site closed to everybody, or to a search engine. */
export const blocksEverything = defineRule({
  id: 'blocks-everything',
  category: 'policy',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    closed:
      'This blocks {whom} from the whole site. On a test server that may be right; on the live site its pages can drop out of search results. Remove the line if people should find the site.',
  },
  *check(context) {
    const audiences = searchAudiences(context);
    const lets = ({ matcher }: Audience): boolean => closingRule(matcher) === null;
    const isLetInByName = audiences.some((audience) => audience.crawlers.length > 0 && lets(audience));
    // Where it was written for others and swallows a group by mistake, that is the thing to say.
    const swallowing = new Set(swallowedRuns(context).map(({ rule }) => rule.line));
    const byLine = new Map<number, Audience[]>();
    for (const audience of audiences) {
      const rule = closingRule(audience.matcher);
      if (rule === null || swallowing.has(rule.line) || (audience.crawlers.length === 0 && isLetInByName))
        continue;
      byLine.set(rule.line, [...(byLine.get(rule.line) ?? []), audience]);
    }
    for (const [number, closed] of byLine) {
      const line = context.lines[number - 1];
      if (line === undefined) continue;
      const crawlers = closed.flatMap((audience) => audience.crawlers);
      const isMajor = crawlers.length < closed.length || crawlers.some((token) => major.has(token));
      yield {
        messageId: 'closed',
        severity: isMajor ? 'warning' : 'info',
        data: { whom: closed.map(({ whom }) => whom).join(', ') },
        span: line.field?.valueSpan ?? line.span,
        crawlers,
      };
    }
  },
});
