import { defineRule } from '../lintRule.ts';

/** How many characters of a rule Yandex reads. */
const limit = 1024;

/** A rule longer than what Yandex reads. */
export const ruleTooLong = defineRule({
  id: 'rule-too-long',
  category: 'transport',
  severity: 'warning',
  dialects: ['yandex'],
  fix: 'none',
  supersedes: [],
  messages: {
    long: 'This path has {length} characters; Yandex accepts at most 1,024. Shorten it: a rule matches everything that starts with its path.',
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      const length = value.length > limit ? [...value].length : 0;
      if (length > limit) yield { messageId: 'long', data: { length }, span };
    }
  },
});
