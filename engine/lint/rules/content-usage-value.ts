import { parseContentUsage } from '../../directives/contentUsage.ts';
import { defineRule } from '../lintRule.ts';
import { preferenceFindings } from '../preferenceFindings.ts';

/** A Content-Usage that says something unknown. */
export const contentUsageValue = defineRule({
  id: 'content-usage-value',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    'no-equals': "'{key}' is not a preference. Write a name, '=' and y or n, as in 'train-ai=n'.",
    'unknown-key': "The draft has no preference '{key}'. Use train-ai or search, in lower case.",
    'no-preference': "A path alone has no effect. Add a preference, as in '{path} train-ai=n'.",
    'unknown-value': "'{value}' is not a valid value for {key}. Use y or n.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field !== 'content-usage' || field.value === '') continue;
      const { path, preferences } = parseContentUsage(field.value);
      if (preferences.length === 0)
        yield { messageId: 'no-preference', data: { path }, span: field.valueSpan };
      yield* preferenceFindings(field, preferences);
    }
  },
});
