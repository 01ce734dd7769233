import { wildcardDialects } from '../dialectSets.ts';
import { defineRule } from '../lintRule.ts';

/** The path without a '$' and the stars before it at its end. */
function withoutTrailingStars(value: string): string {
  let end = value.endsWith('$') ? value.length - 1 : value.length;
  while (value.charAt(end - 1) === '*') end -= 1;
  return value.slice(0, end);
}

/** A '*' at the end of a path. */
export const starTrailing = defineRule({
  id: 'star-trailing',
  category: 'pattern',
  severity: 'hint',
  dialects: wildcardDialects,
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    trailing:
      "The '{stars}' at the end adds nothing: '{path}' alone covers every URL that starts with it. It makes the rule longer, which can change which rule wins, and crawlers without wildcard support look for a literal star.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      const path = withoutTrailingStars(value);
      const stars = value.slice(path.length);
      if (!stars.startsWith('*') || path === '') continue;
      const tail = { from: span.to - stars.length, to: span.to };
      yield {
        messageId: 'trailing',
        data: { stars, path },
        span: tail,
        fix: {
          label: `Remove the '${stars}'`,
          edits: [{ ...tail, insert: '' }],
          changes: `The rule gets shorter by ${stars.length}, so a longer rule may override it; crawlers without wildcard support start to obey it.`,
        },
      };
    }
  },
});
