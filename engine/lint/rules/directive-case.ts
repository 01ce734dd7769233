import { usualNames } from '../fieldNames.ts';
import { defineRule } from '../lintRule.ts';

/** 'disallow', 'Disallow', 'User-agent', 'User-Agent': the ways in which people write names on purpose. */
function isCommon(name: string): boolean {
  const lower = name.toLowerCase();
  const capitalised = lower.replace(/^\w/, (letter) => letter.toUpperCase());
  const title = lower.replace(/(?:^|-)\w/g, (start) => start.toUpperCase());
  return name === lower || name === capitalised || name === title;
}

/** Odd letter case of a directive. */
export const directiveCase = defineRule({
  id: 'directive-case',
  category: 'syntax',
  severity: 'hint',
  dialects: 'all',
  fix: 'safe',
  supersedes: [],
  messages: {
    case: "'{name}' is valid because names are not case-sensitive. The usual form is '{usual}'.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field === null || field.recognised.by !== 'name' || field.recognised.field === 'unknown') continue;
      if (isCommon(field.name)) continue;
      const usual = usualNames[field.recognised.field];
      yield {
        messageId: 'case',
        data: { name: field.name, usual },
        span: field.nameSpan,
        fix: { label: `Write '${usual}'`, edits: [{ ...field.nameSpan, insert: usual }] },
      };
    }
  },
});
