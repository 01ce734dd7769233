import { parseRobotVersion } from '../../directives/robotVersion.ts';
import { defineRule } from '../lintRule.ts';

/** A Robot-version that is no version. */
export const robotVersionValue = defineRule({
  id: 'robot-version-value',
  category: 'directive',
  severity: 'warning',
  dialects: ['res2'],
  fix: 'none',
  supersedes: ['unknown-directive'],
  messages: {
    version:
      "'{value}' is not a valid version. Write a major and minor number, as in '2.0'. Readers of the extended standard treat this record as version 1.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field !== 'robot-version' || field.value === '') continue;
      if (parseRobotVersion(field.value).kind === 'invalid')
        yield { messageId: 'version', data: { value: field.value }, span: field.valueSpan };
    }
  },
});
