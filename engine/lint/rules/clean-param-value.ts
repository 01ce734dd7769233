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
    'too-long': 'A Clean-param may have 500 characters, this one has {length}. Make two lines of it.',
    'bad-parameter':
      "Yandex expects names of parameters joined by '&', then a blank and the beginning of a path: 'sid&ref /forum/'. '{value}' is not that.",
    'bad-path': "The path of a Clean-param has letters, digits and . - / * _ only. '{value}' has others.",
    'too-many-parts':
      "A Clean-param is names joined by '&' and one path. '{value}' has more parts; is a '&' a blank here?",
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
