import { askingName } from '../audiences.ts';
import { ruleGroups } from '../groupRules.ts';
import { defineRule } from '../lintRule.ts';
import { sampleUrls } from '../patternRelations.ts';

/** An Allow of an index file, by which Google alone opens the directory. */
export const indexHtml = defineRule({
  id: 'index-html',
  category: 'portability',
  severity: 'info',
  dialects: ['google'],
  fix: 'none',
  supersedes: [],
  messages: {
    directory:
      "For Google this line also allows '{directory}', because servers usually return the same page for both; other crawlers don't. Add 'Allow: {directory}$' to allow it for all.",
  },
  *check(context) {
    for (const { group, rules } of ruleGroups(context)) {
      const agent = askingName(group);
      for (const { written, compared } of rules) {
        const [directory] = compared.alternative === null ? [] : sampleUrls(compared.alternative);
        if (directory === undefined) continue;
        const forGoogle = context.matcher('google', agent).evaluate(directory);
        const byStandard = context.matcher('rfc9309', agent).evaluate(directory);
        if (forGoogle.line !== written.line.number || byStandard.allowed) continue;
        const path = written.value.slice(0, written.value.lastIndexOf('/') + 1);
        yield { messageId: 'directory', data: { directory: path }, span: written.span };
      }
    }
  },
});
