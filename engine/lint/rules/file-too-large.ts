import { dialectOf } from '../../dialects/index.ts';
import { defineRule } from '../lintRule.ts';

/** A file larger than what the large crawlers read. */
export const fileTooLarge = defineRule({
  id: 'file-too-large',
  category: 'transport',
  severity: 'error',
  dialects: ['google', 'rfc9309', 'yandex'],
  fix: 'none',
  supersedes: [],
  messages: {
    large:
      'The file has {octets} bytes. Google reads the first {limit} and ignores the rest, from this line on, {rules} rules among it; Yandex ignores a file of this size, so everything is allowed. Shorten it: replace long lists with folders or wildcards.',
  },
  *check({ source, lines, rules, spanOf, lineAt }) {
    const limit = dialectOf('google').choices.fileOctets;
    const octets = source.octets.length;
    if (limit === 'unlimited' || octets <= limit) return;
    const number = lineAt(spanOf({ from: limit, to: limit }).from);
    const line = lines[number - 1];
    if (line === undefined) return;
    yield {
      messageId: 'large',
      data: { octets, limit, rules: rules.filter((rule) => rule.line.number >= number).length },
      span: line.span,
    };
  },
});
