import type { WrittenRule } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** The start of a path of its own. */
const startsPath = (part: string): boolean => part.startsWith('/') || part.startsWith('*');

/** A complete directory: '/media' before ' library/' is half a name, and '/' before ' admin/' the start of one. */
const isFolder = (part: string): boolean => part.length > 1 && part.endsWith('/');

/**
 * The paths in a value that holds several: separated by white space, by a comma and white space, or by a comma after a
 * part that is complete ('/a/,/b/'). Each starts with '/' or '*', or ends in '/' and follows a complete directory. A path with a
 * raw space, or with a comma inside, is one path.
 */
function severalPaths(value: string): readonly string[] | null {
  const parts = value
    .split(/[ \t\v\f]+|(?<=[/$*]),(?=\/)|(?<=[/$]),(?=\*)|(?<=\.\w{1,5}),(?=\/)/)
    .map((part) => part.replace(/^,|,$/g, ''))
    .filter((part) => part !== '');
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0 || !startsPath(first)) return null;
  const areSeveral = others.every(
    (part, index) => startsPath(part) || (isFolder(parts[index] ?? '') && part.endsWith('/')),
  );
  return areSeveral ? parts : null;
}

function splitLine({ line, span }: WrittenRule, parts: readonly string[], lineEnd: string) {
  const start = line.text.slice(0, span.from - line.span.from);
  const [first = '', ...others] = parts.map((part) => (startsPath(part) ? part : `/${part}`));
  return [
    { ...span, insert: first },
    {
      from: line.span.to,
      to: line.span.to,
      insert: others.map((part) => `${lineEnd}${start}${part}`).join(''),
    },
  ];
}

/** Several paths on one line. */
export const pathSeveral = defineRule({
  id: 'path-several',
  category: 'syntax',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['path-unencoded', 'path-no-slash'],
  messages: {
    several:
      'A rule takes one path. These {count} are read as a single path with spaces or commas, so none of them is {done}. Put each path on its own line.',
  },
  *check({ rules, lineEnd }) {
    for (const rule of rules) {
      const parts = severalPaths(rule.value);
      if (parts === null) continue;
      yield {
        messageId: 'several',
        data: { count: parts.length, done: rule.kind === 'allow' ? 'allowed' : 'disallowed' },
        span: rule.span,
        fix: {
          label: 'Put each path on its own line',
          edits: splitLine(rule, parts, lineEnd),
          changes: `${parts.length} rules take effect: ${parts.join(', ')}.`,
        },
      };
    }
  },
});
