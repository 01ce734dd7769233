import type { KnownField } from '../../syntax/fieldName.ts';
import { honourOf } from '../fieldHonour.ts';
import { usualNames } from '../fieldNames.ts';
import type { TextSpan } from '../finding.ts';
import type { LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** Where each field stands that Google knows by its name and ignores: what is true of all its lines is said once a file. */
function ignoredFields(lines: readonly LintLine[]): ReadonlyMap<KnownField, readonly TextSpan[]> {
  const found = new Map<KnownField, TextSpan[]>();
  for (const { field } of lines) {
    if (field === null || field.recognised.by !== 'name') continue;
    const { recognised, nameSpan } = field;
    if (recognised.field === 'unknown' || honourOf(recognised.field) === null) continue;
    const spans = found.get(recognised.field);
    if (spans === undefined) found.set(recognised.field, [nameSpan]);
    else spans.push(nameSpan);
  }
  return found;
}

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
    again: 'Google ignores it here as well.',
  },
  *check({ lines }) {
    for (const [known, [first, ...others]] of ignoredFields(lines)) {
      const honour = honourOf(known);
      if (honour === null || first === undefined) continue;
      yield {
        messageId: honour.by === null ? 'nobody' : 'others',
        data: {
          name: usualNames[known],
          who: honour.by ?? '',
          instead: honour.instead === null ? '' : ` ${honour.instead}.`,
        },
        span: first,
        related: others.map((span) => ({ messageId: 'again', span })),
      };
    }
  },
});
