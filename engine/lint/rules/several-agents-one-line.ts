import { listNames, namedLines } from '../agentLines.ts';
import { defineRule } from '../lintRule.ts';
import { nameShape, namesInValue } from '../nameShapes.ts';

/** Several names on one User-agent line. */
export const severalAgentsOneLine = defineRule({
  id: 'several-agents-one-line',
  category: 'grouping',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['token-truncated', 'agent-unknown', 'agent-typo', 'agent-wildcard', 'agent-version'],
  messages: {
    firstOnly:
      "A User-agent line takes one name. Google reads only '{kept}', so the rules do not apply to {others}. Write one User-agent line for each name.",
    nobody:
      'A User-agent line takes one name. Google reads no name here, so the rules apply to none of these crawlers. Write one User-agent line for each name.',
  },
  *check(context) {
    for (const line of namedLines(context)) {
      if (nameShape(line) !== 'several') continue;
      const { value, kept, agent, span, number } = line;
      const names = [...new Set(namesInValue(value))];
      const [first = '', ...others] = names;
      const written = context.lines[number - 1];
      const field = written?.field?.name ?? 'User-agent';
      const inserted = others.map((name) => `${context.lineEnd}${field}: ${name}`).join('');
      const data = { kept: agent.star ? '*' : kept, others: listNames(others) };
      yield {
        messageId: kept === '' && !agent.star ? 'nobody' : 'firstOnly',
        data,
        span,
        crawlers: names.filter((name) => name !== '*'),
        ...(written === undefined
          ? {}
          : {
              fix: {
                label: 'Write one line for each name',
                edits: [
                  { from: span.from, to: span.to, insert: first },
                  { from: written.span.to, to: written.span.to, insert: inserted },
                ],
                changes: `The rules in this group start to apply to ${listNames(kept === '' && !agent.star ? names : others)}.`,
              },
            }),
      };
    }
  },
});
