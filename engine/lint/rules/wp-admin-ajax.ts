import { searchAudiences } from '../audiences.ts';
import { defineRule } from '../lintRule.ts';

const ajax = '/wp-admin/admin-ajax.php';

/** WordPress's admin-ajax.php closed by a rule about /wp-admin/. */
export const wpAdminAjax = defineRule({
  id: 'wp-admin-ajax',
  category: 'policy',
  severity: 'warning',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    closed:
      "This also blocks {whom} from '/wp-admin/admin-ajax.php', which themes and plugins use to load parts of public pages. Add 'Allow: /wp-admin/admin-ajax.php'.",
  },
  *check(context) {
    const told = new Set<number>();
    for (const { matcher, whom, crawlers } of searchAudiences(context)) {
      const { allowed, line: number } = matcher.evaluate(ajax);
      const line = context.lines[number - 1];
      const field = line?.field;
      if (allowed || told.has(number) || !line || !field || !/^[/*]*wp-(?!.*ajax)/.test(field.value))
        continue;
      told.add(number);
      yield {
        messageId: 'closed',
        data: { whom },
        span: field.valueSpan,
        crawlers,
        fix: {
          label: 'Allow admin-ajax.php',
          // Above, for those who obey the first line that matches.
          edits: [{ from: line.span.from, to: line.span.from, insert: `Allow: ${ajax}${context.lineEnd}` }],
          changes: `${ajax} becomes allowed.`,
        },
      };
    }
  },
});
