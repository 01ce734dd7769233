import { defineRule } from '../lintRule.ts';

/** A Clean-param in a group of crawlers other than Yandex's. */
export const cleanParamPlace = defineRule({
  id: 'clean-param-place',
  category: 'directive',
  severity: 'warning',
  dialects: ['yandex'],
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    place:
      "Only Yandex reads Clean-param, and this group is for {names}. Yandex accepts it anywhere, but here it looks like part of this group. Move it to a group for Yandex or '*'.",
  },
  *check({ lines, groups, textOf }) {
    for (const { field, role } of lines) {
      if (field?.recognised.field !== 'clean-param' || role.kind !== 'other' || role.group === null) continue;
      const agents = groups[role.group]?.agents ?? [];
      if (agents.some(({ star, name }) => star || name.startsWith('yandex'))) continue;
      const names = agents.map(({ value }) => textOf(value)).slice(0, 3);
      yield {
        messageId: 'place',
        data: { names: names.join(', ') },
        span: { from: field.nameSpan.from, to: field.valueSpan.to },
      };
    }
  },
});
