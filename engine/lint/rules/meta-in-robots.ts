import type { LintLine } from '../lintContext.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

/** Names of meta tags and headers that people paste as if they were directives. */
const pastedNames = new Set([
  'x-robots-tag',
  'robots',
  'googlebot',
  'keywords',
  'description',
  'author',
  'title',
  'meta',
  'content-type',
  'generator',
  'viewport',
]);

/** The last of the tags that end up at the ends of lines when a robots.txt is written in an editor of web pages. */
const around = /(?:<br {0,3}\/?>|<\/[a-z]{1,10}>)$/i;

function judge({ text, span, field }: LintLine): RuleFinding<'head' | 'tag' | 'header' | 'around'> | null {
  const tag = /^\s*(<\/?[a-z][^>]*>?)/i.exec(text);
  if (tag !== null) {
    const from = span.from + text.indexOf('<');
    return {
      messageId: /^<(?:meta|link|title)\b/i.test(tag[1] ?? '') ? 'head' : 'tag',
      data: { tag: (tag[1] ?? '').slice(0, 40) },
      span: { from, to: span.from + text.trimEnd().length },
    };
  }
  const inValue = field === null ? null : around.exec(field.value);
  if (field !== null && inValue !== null) {
    const from = field.valueSpan.from + inValue.index;
    return {
      messageId: 'around',
      data: { tag: inValue[0].slice(0, 40) },
      span: { from, to: from + inValue[0].length },
    };
  }
  if (field === null || !pastedNames.has(field.name.toLowerCase())) return null;
  return {
    messageId: 'header',
    data: { name: field.name },
    span: { from: field.nameSpan.from, to: field.valueSpan.to },
  };
}

/** HTML or HTTP pasted into a robots.txt. */
export const metaInRobots = defineRule({
  id: 'meta-in-robots',
  category: 'syntax',
  severity: 'error',
  dialects: 'all',
  fix: 'none',
  supersedes: [
    'unknown-directive',
    'directive-typo',
    'missing-colon',
    'agent-wildcard',
    'agent-typo',
    'agent-unknown',
    'token-truncated',
    'sitemap-not-absolute',
    'path-unencoded',
  ],
  messages: {
    head: "'{tag}' is HTML. It belongs in the head of a page; crawlers ignore it in robots.txt. Move it there.",
    tag: "'{tag}' is HTML and no directive, so crawlers skip it. Remove it.",
    around:
      "'{tag}' is HTML. A robots.txt is plain text, so crawlers read it as part of the value and the rule is not the one you wrote. Remove it.",
    header:
      "'{name}' is a page-level meta tag or header. Crawlers ignore it in robots.txt. Move it to the page or its response.",
  },
  *check({ lines }) {
    for (const line of lines) {
      const finding = judge(line);
      if (finding !== null) yield finding;
    }
  },
});
