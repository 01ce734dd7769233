import { keptName, namedLines } from '../agentLines.ts';
import { defineRule } from '../lintRule.ts';
import { nameShape } from '../nameShapes.ts';

/** A version after a crawler's name. */
export const agentVersion = defineRule({
  id: 'agent-version',
  category: 'grouping',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  once: 'file',
  messages: {
    version:
      "'{version}' after the name is ignored by Google, so the rules apply to every version of {name}. Readers that compare the whole value find no crawler with this name. Write only the name.",
  },
  *check(context) {
    for (const line of namedLines(context)) {
      const { name, version, span, kept } = line;
      // What is left of a name that is cut short is another rule's matter.
      if (version === '' || nameShape(line) !== 'name' || kept !== keptName(name)) continue;
      yield {
        messageId: 'version',
        data: { name, version: version.trim() },
        span: { from: span.from + name.length, to: span.to },
        crawlers: [name],
        fix: {
          label: 'Remove the version',
          edits: [{ from: span.from + name.length, to: span.to, insert: '' }],
          changes: `Readers that compare the whole value start to obey the rules for ${name}.`,
        },
      };
    }
  },
});
