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

/** A path as a rule writes it, without the `$` that ends it. */
const withoutEnd = (value: string): string => value.replace(/\$$/, '');

/** For each directory what is known to be in it, each path once: from the URL list, then from the file's rules. */
function pathsIn(
  { rules, options }: LintContext,
  directories: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map(directories.map((directory) => [directory, new Set<string>()]));
  const lengths = new Set(directories.map(({ length }) => length));
  const paths = [...(options.urls ?? []).map(plainTarget), ...rules.map(({ value }) => withoutEnd(value))];
  for (const path of paths)
    for (const length of lengths)
      if (path.length > length && path[length - 1] === '/') found.get(path.slice(0, length))?.add(path);
  return found;
}

/** The first of the paths that the list does not name. */
function firstUnlisted(
  paths: ReadonlySet<string> | undefined,
  list: readonly WrittenRule[],
): string | undefined {
  const listed = new Set(list.map(({ value }) => withoutEnd(value)));
  for (const path of paths ?? []) if (!listed.has(path)) return path;
  return undefined;
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
  also: string | undefined,
): RuleFinding<'list' | 'listAnd' | 'file'> | null {
  const [first, ...others] = list;
  if (first === undefined) return null;
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
    const lists = listsOf(context.rules).filter(([, { length }]) => length >= fewest);
    if (lists.length === 0) return;
    const known = pathsIn(
      context,
      lists.map(([directory]) => directory),
    );
    for (const [directory, list] of lists) {
      const also = firstUnlisted(known.get(directory), list);
      const finding = findingFor(context, directory, list, also);
      if (finding !== null) yield finding;
    }
  },
});
