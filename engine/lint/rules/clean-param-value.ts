import { parseCleanParam } from '../../directives/cleanParam.ts';
import { defineRule } from '../lintRule.ts';

/** A Clean-param that Yandex does not understand. */
export const cleanParamValue = defineRule({
  id: 'clean-param-value',
  category: 'directive',
  severity: 'warning',
  dialects: ['yandex'],
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    'too-long':
      'A Clean-param value may have up to 500 characters; this one has {length}. Split it into two lines.',
    'bad-parameter':
      "Yandex expects parameter names joined by '&', then a space and a path prefix, as in 'sid&ref /forum/'. '{value}' is not valid.",
    'bad-path':
      "A Clean-param path may contain only letters, digits and . - / * _. '{value}' has other characters.",
    'too-many-parts':
      "A Clean-param value is parameter names joined by '&' and one path. '{value}' has more parts. Check for a space where '&' should be.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field !== 'clean-param') continue;
      const clean = parseCleanParam(field.value);
      if (clean.kind === 'parameters' || clean.reason === 'empty') continue;
      yield {
        messageId: clean.reason,
        data: { value: field.value.slice(0, 80), length: field.value.length },
        span: field.valueSpan,
      };
    }
  },
});
