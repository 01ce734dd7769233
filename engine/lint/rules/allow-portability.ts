import { defineRule } from '../lintRule.ts';

/** An Allow that opens something. */
export const allowPortability = defineRule({
  id: 'allow-portability',
  category: 'portability',
  severity: 'hint',
  dialects: ['res1994'],
  fix: 'none',
  supersedes: [],
  once: 'file',
  messages: {
    allow:
      "'Allow: {path}' is supported by every modern crawler, but readers of the 1994 standard ignore the line and keep the path blocked.",
  },
  *check({ rules }) {
    const closing = new Set(
      rules.flatMap(({ kind, value, group }) =>
        kind === 'disallow' && value !== '' && group ? [group] : [],
      ),
    );
    for (const { kind, value, span, line, group } of rules) {
      if (kind !== 'allow' || value === '' || group === null || !closing.has(group)) continue;
      const from = line.field?.nameSpan.from ?? span.from;
      yield { messageId: 'allow', data: { path: value }, span: { from, to: span.to } };
    }
  },
});
