import { defineRule } from '../lintRule.ts';

/** How many rules Yandex reads. */
const limit = 2048;

/** More rules than Yandex reads. */
export const tooManyRules = defineRule({
  id: 'too-many-rules',
  category: 'transport',
  severity: 'warning',
  dialects: ['yandex'],
  fix: 'none',
  supersedes: [],
  messages: {
    many: 'The file has {count} rules. Yandex accepts at most 2,048; this is the first one over the limit. Replace long lists with folders and wildcards.',
  },
  *check({ rules }) {
    const first = rules[limit];
    if (first !== undefined)
      yield { messageId: 'many', data: { count: rules.length }, span: first.line.span };
  },
});
