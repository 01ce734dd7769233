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
    'no-equals': "'{key}' is no signal: each is a name, '=' and a value, as in 'ai-train=no'.",
    'unknown-key': "No content signal is called '{key}'. There are search, ai-input, ai-train and use.",
    'unknown-value':
      "'{value}' is no value of {key}: search, ai-input and ai-train are yes or no; use is immediate, reference or full.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field === 'content-signal')
        yield* preferenceFindings(field, parseContentSignal(field.value));
    }
  },
});
