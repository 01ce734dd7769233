import { usualNames } from '../fieldNames.ts';
import { defineRule } from '../lintRule.ts';
import { nearField } from '../nearField.ts';

/** A misspelt directive that nobody reads. */
export const directiveTypo = defineRule({
  id: 'directive-typo',
  category: 'directive',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['unknown-directive'],
  messages: {
    typo: "'{name}' is probably meant to be '{usual}'. No crawler reads it, so this line does nothing. Write '{usual}'.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field === null || field.recognised.field !== 'unknown') continue;
      const near = nearField(field.name);
      if (near === null) continue;
      const usual = usualNames[near];
      yield {
        messageId: 'typo',
        data: { name: field.name, usual },
        span: field.nameSpan,
        fix: {
          label: `Write '${usual}'`,
          edits: [{ ...field.nameSpan, insert: usual }],
          changes: 'The line takes effect.',
        },
      };
    }
  },
});
