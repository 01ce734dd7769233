import { whatElse } from '../../reasoning/index.ts';
import type { LintContext, WrittenRule } from '../lintContext.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';
import { plainTarget } from '../targets.ts';

/** From how many files of one directory on it is a list. */
const fewest = 5;

/** Of how many files reasoning is asked what a rule for their directory would cover besides, and how long it looks. */
const mostReasonedAbout = 200;
const maxStates = 5_000;

/** The directory of a path that names one file; null for the root, a directory, a pattern, or a path with a query. */
function directoryOf(value: string): string | null {
  return /^(\/(?:[^*$?\s]*\/)?)[^/*$?\s]+\.[A-Za-z0-9]{1,5}\$?$/.exec(value)?.[1] ?? null;
}

function listsOf(rules: readonly WrittenRule[]): readonly (readonly [string, readonly WrittenRule[]])[] {
  const lists = new Map<string, WrittenRule[]>();
  const directories = new Map<string, string>();
  for (const rule of rules) {
    const directory = directoryOf(rule.value);
    if (directory === null || directory === '/') continue;
    const key = `${rule.group?.index} ${rule.kind} ${directory}`;
    directories.set(key, directory);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [rule]);
    else list.push(rule);
  }
  return [...lists].map(([key, list]) => [directories.get(key) ?? '', list]);
}

/** Something in the directory that the list does not name, from the file's other rules or the URL list. */
function alsoCovered(
  { rules, options }: LintContext,
  directory: string,
  list: readonly WrittenRule[],
): string | undefined {
  const listed = list.map(({ value }) => value.replace(/\$$/, ''));
  const listedSet = new Set(listed);
  const isNew = (path: string): boolean =>
    path.startsWith(directory) && path.length > directory.length && !listedSet.has(path);
  const urls = (options.urls ?? []).map(plainTarget);
  return urls.find(isNew) ?? rules.map(({ value }) => value.replace(/\$$/, '')).find(isNew);
}

/** What a rule for the directory changes, in a sentence: something that is known of the site, else the plainest URL there is. */
function changesOf(
  context: LintContext,
  directory: string,
  list: readonly WrittenRule[],
  also: string | undefined,
): string {
  const everything = `Everything else in '${directory}' is matched too`;
  if (also !== undefined) return `${everything}, such as '${also}'.`;
  if (!context.exact || list.length > mostReasonedAbout) return `${everything}.`;
  const found = whatElse(
    list.map(({ value }) => value),
    directory,
    { maxStates },
  );
  return found.kind === 'also'
    ? `${everything}, '${found.alike ?? found.witness}' for one.`
    : `${everything}.`;
}

function findingFor(
  context: LintContext,
  directory: string,
  list: readonly WrittenRule[],
): RuleFinding<'list' | 'listAnd' | 'file'> | null {
  const [first, ...others] = list;
  if (first === undefined) return null;
  const also = alsoCovered(context, directory, list);
  const data = { count: list.length, directory };
  return {
    messageId: also === undefined ? 'list' : 'listAnd',
    data: also === undefined ? data : { ...data, also },
    span: first.span,
    related: others.map(({ span, value }) => ({ messageId: 'file', data: { path: value }, span })),
    fix: {
      label: `Write '${directory}' once`,
      edits: [
        { ...first.span, insert: directory },
        ...others.map(({ line }) => ({ ...context.wholeLine(line.number), insert: '' })),
      ],
      changes: changesOf(context, directory, list, also),
    },
  };
}

/** Many files of one directory, one by one. */
export const listOfFiles = defineRule({
  id: 'list-of-files',
  category: 'pattern',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    list: "{count} files of '{directory}' are listed one by one. A rule for '{directory}' covers them, everything else there, and new files.",
    listAnd:
      "{count} files of '{directory}' are listed one by one. A rule for '{directory}' covers them, but also files not listed, such as '{also}'.",
    file: "'{path}' is in the same directory.",
  },
  *check(context) {
    for (const [directory, list] of listsOf(context.rules)) {
      if (list.length < fewest) continue;
      const finding = findingFor(context, directory, list);
      if (finding !== null) yield finding;
    }
  },
});
