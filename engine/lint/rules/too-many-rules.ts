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
    many: 'The file has {count} rules. Yandex takes 2,048 at most, and this is the first one beyond. Folders and wildcards can stand for long lists.',
  },
  *check({ rules }) {
    const first = rules[limit];
    if (first !== undefined)
      yield { messageId: 'many', data: { count: rules.length }, span: first.line.span };
  },
});
