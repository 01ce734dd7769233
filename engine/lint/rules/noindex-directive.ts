import { defineRule } from '../lintRule.ts';

/** Noindex in a robots.txt. */
export const noindexDirective = defineRule({
  id: 'noindex-directive',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    noindex:
      'Noindex in robots.txt does nothing: Google ended its unofficial support on 1 September 2019, and others never had it. Use a robots meta tag or an X-Robots-Tag header with noindex, and let crawlers fetch the page, or they will not see it.',
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field !== 'noindex') continue;
      yield { messageId: 'noindex', span: { from: field.nameSpan.from, to: field.valueSpan.to } };
    }
  },
});
