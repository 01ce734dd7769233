import type { KnownField } from '../../syntax/fieldName.ts';
import { usualNames } from '../fieldNames.ts';
import { defineRule } from '../lintRule.ts';

/** Directives that mean nothing without a value; an empty Allow or Disallow has a meaning. */
const needValue: ReadonlySet<KnownField | 'unknown'> = new Set<KnownField | 'unknown'>([
  'user-agent',
  'sitemap',
  'crawl-delay',
  'request-rate',
  'visit-time',
  'robot-version',
  'clean-param',
  'content-signal',
  'content-usage',
]);

/** A directive that needs a value and has none. */
export const emptyValue = defineRule({
  id: 'empty-value',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    empty: '{name} has no value, so this line does nothing. Add a value or remove the line.',
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field === null || field.value !== '' || field.recognised.field === 'unknown') continue;
      if (!needValue.has(field.recognised.field)) continue;
      yield {
        messageId: 'empty',
        data: { name: usualNames[field.recognised.field] },
        span: { from: field.nameSpan.from, to: field.valueSpan.to },
      };
    }
  },
});
