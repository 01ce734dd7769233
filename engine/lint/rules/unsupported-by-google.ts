import { honourOf } from '../fieldHonour.ts';
import { usualNames } from '../fieldNames.ts';
import { defineRule } from '../lintRule.ts';

/** A directive that Google knows and ignores. */
export const unsupportedByGoogle = defineRule({
  id: 'unsupported-by-google',
  category: 'directive',
  severity: 'info',
  dialects: ['google'],
  fix: 'none',
  supersedes: [],
  messages: {
    others: 'Google ignores {name}.{instead} Honoured by {who}.',
    nobody: 'Google ignores {name}.{instead} No crawler is known to honour it.',
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field === null || field.recognised.by !== 'name' || field.recognised.field === 'unknown') continue;
      const honour = honourOf(field.recognised.field);
      if (honour === null) continue;
      yield {
        messageId: honour.by === null ? 'nobody' : 'others',
        data: {
          name: usualNames[field.recognised.field],
          who: honour.by ?? '',
          instead: honour.instead === null ? '' : ` ${honour.instead}.`,
        },
        span: field.nameSpan,
      };
    }
  },
});
