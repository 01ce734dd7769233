import { defineRule } from '../lintRule.ts';
import { cataloguedLines } from '../nameFacts.ts';

/** A crawler that only a group of its own binds. */
export const ignoresStar = defineRule({
  id: 'ignores-star',
  category: 'policy',
  severity: 'info',
  dialects: ['google', 'yandex'],
  fix: 'none',
  supersedes: [],
  once: 'file',
  messages: {
    ignores:
      "{token} of {operator} does not obey '*': only this group applies to it, and without the group it may crawl everything.",
  },
  *check(context) {
    for (const { line, crawler } of cataloguedLines(context)) {
      const { token, operator, dialect } = crawler;
      if (!crawler.ignoresStar) continue;
      yield {
        messageId: 'ignores',
        data: { token, operator },
        span: line.span,
        dialects: [dialect],
        crawlers: [token],
      };
    }
  },
});
