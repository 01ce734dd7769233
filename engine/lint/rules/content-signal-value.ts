import { parseContentSignal } from '../../directives/contentSignal.ts';
import { defineRule } from '../lintRule.ts';
import { preferenceFindings } from '../preferenceFindings.ts';

/** A Content-Signal that says something unknown. */
export const contentSignalValue = defineRule({
  id: 'content-signal-value',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    'no-equals': "'{key}' is not a signal. Write a name, '=' and a value, as in 'ai-train=no'.",
    'unknown-key': "There is no content signal '{key}'. Use search, ai-input, ai-train or use.",
    'unknown-value':
      "'{value}' is not a valid value for {key}. Use yes or no for search, ai-input and ai-train; immediate, reference or full for use.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field === 'content-signal')
        yield* preferenceFindings(field, parseContentSignal(field.value));
    }
  },
});
