import { defineRule } from '../lintRule.ts';

/** The path that is meant: without signs that slipped in before it (': /a', '= /a'), or with a slash. */
function pathIn(value: string): string {
  return /^[^\w/*%.~ \t]+[ \t]+([/*].*)$/.exec(value)?.[1] ?? `/${value}`;
}

/** A path that starts with neither '/' nor '*'. */
export const pathNoSlash = defineRule({
  id: 'path-no-slash',
  category: 'pattern',
  severity: 'error',
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    noSlash:
      "'{path}' does not start with '/', so it matches no URL for most crawlers: Google and others compare it as written, and every path starts with '/'. Only Baidu and readers from the 1990s read it as '/{path}'.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      if (value === '' || value.startsWith('/') || value.startsWith('*')) continue;
      // What is not UTF-8 is another rule's matter.
      if (value.startsWith('\ufffd')) continue;
      const path = pathIn(value);
      yield {
        messageId: 'noSlash',
        data: { path: value },
        span,
        fix: {
          label: `Write '${path}'`,
          edits: [
            value.endsWith(path)
              ? { from: span.from, to: span.to - path.length, insert: '' }
              : { from: span.from, to: span.from, insert: '/' },
          ],
          changes: `The rule takes effect: it matches every URL whose path starts with '${path}'.`,
        },
      };
    }
  },
});
