import { findCrawler } from '../../crawlers/crawlers.ts';
import type { KnownField } from '../../syntax/fieldName.ts';
import { honourOf } from '../fieldHonour.ts';
import { usualNames } from '../fieldNames.ts';
import type { LintContext, LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** Whether a crawler that a group may name does what a field says. */
const honours: Partial<Readonly<Record<KnownField, (token: string) => boolean>>> = {
  'crawl-delay': (token) => findCrawler(token)?.crawlDelay.kind === 'honoured',
  'clean-param': (token) => findCrawler(token)?.operator === 'Yandex' || token === 'yandex',
};

/** True where a line stands among names that all honour it: it was not written for Google. */
function isForOthers({ role }: LintLine, field: KnownField, { groups, textOf }: LintContext): boolean {
  const isHonoured = honours[field];
  const agents = role.kind === 'other' && role.group !== null ? groups[role.group]?.agents : undefined;
  if (isHonoured === undefined || agents === undefined) return false;
  return agents.every(({ value }) => isHonoured(textOf(value).toLowerCase()));
}

/** A directive that Google knows and ignores. */
export const unsupportedByGoogle = defineRule({
  id: 'unsupported-by-google',
  category: 'directive',
  severity: 'info',
  dialects: ['google'],
  fix: 'none',
  supersedes: [],
  once: 'data',
  messages: {
    others: 'Google ignores {name}.{instead} It is used by {who}.',
    nobody: 'Google ignores {name}.{instead} No known crawler uses it.',
  },
  *check(context) {
    for (const line of context.lines) {
      const { field } = line;
      if (field === null || field.recognised.by !== 'name') continue;
      const known = field.recognised.field;
      const honour = honourOf(known);
      if (honour === null || known === 'unknown') continue;
      yield {
        messageId: honour.by === null ? 'nobody' : 'others',
        severity: isForOthers(line, known, context) ? 'hint' : 'info',
        data: {
          name: usualNames[known],
          who: honour.by ?? '',
          instead: honour.instead === null ? '' : ` ${honour.instead}.`,
        },
        span: field.nameSpan,
      };
    }
  },
});
