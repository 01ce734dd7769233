import type { FileReading, TextEdit } from '../../../engine/index.ts';
import { listOf } from '../../wording/botSummary.ts';
import { textOf } from '../../wording/valueText.ts';
import type { RuleBlockText } from './blocks.ts';
import type { FileChange } from './fileChange.ts';
import { change, nothing } from './fileChange.ts';
import { lineEndOf, lineTexts } from './lineTexts.ts';

/** More crawlers than these that are left as they are get counted. */
const mostKnown = 12;

/** Lines at the end of a file, a blank line before them. */
function append(file: FileReading, lines: readonly string[]): TextEdit {
  const { text } = file.source;
  const lineEnd = lineEndOf(file);
  const from = text.trimEnd().length;
  const gap = from === 0 ? '' : `${lineEnd}${lineEnd}`;
  return { from, to: text.length, insert: `${gap}${lines.join(lineEnd)}${lineEnd}` };
}

const inLowerCase = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

function hasLine(file: FileReading, line: string): boolean {
  return lineTexts(file).some(({ text }) => inLowerCase(text) === inLowerCase(line));
}

/** Puts rules into the group that already speaks for everybody: a second one would not be read by all. */
function intoStarGroup(file: FileReading, rules: readonly string[]): FileChange {
  const group = file.groups.find(({ agents }) => agents.some(({ star }) => star));
  if (group === undefined) return change([append(file, ['User-agent: *', ...rules])]);
  const lines = lineTexts(file);
  const first = group.rules[0]?.line ?? (group.agents.at(-1)?.line ?? 0) + 1;
  const place = lines[first - 1];
  const lineEnd = lineEndOf(file);
  if (place === undefined) return change([append(file, rules)]);
  const insert = `${rules.join(lineEnd)}${lineEnd}`;
  return change([{ from: place.from, to: place.from, insert }]);
}

/** Puts a block into a file: rules for everybody into the group for everybody, others as a group at the end. */
export function insertBlock(file: FileReading, { agents, rules, comment }: RuleBlockText): FileChange {
  if (agents.length === 1 && agents[0] === '*') {
    const missing = rules.filter((rule) => !hasLine(file, rule));
    return missing.length === 0
      ? nothing('These rules are already in the file.')
      : intoStarGroup(file, missing);
  }
  const named = new Set(
    file.groups.flatMap((group) => group.agents.map(({ value }) => textOf(file, value).toLowerCase())),
  );
  const missing = agents.filter((agent) => !named.has(agent.toLowerCase()));
  if (missing.length === 0)
    return nothing(`No rules added, because ${listOf(agents, mostKnown)} already have groups.`);
  const known = agents.filter((agent) => named.has(agent.toLowerCase()));
  const remark =
    known.length === 0
      ? ''
      : `Not changed, because ${known.length === 1 ? 'it already has a group' : 'they already have groups'}: ${listOf(known, mostKnown)}.`;
  const lines = [
    ...(comment === '' ? [] : [`# ${comment}`]),
    ...missing.map((agent) => `User-agent: ${agent}`),
    ...rules,
  ];
  return change([append(file, lines)], remark);
}

/** Puts a block in the place of the whole file. */
export function replaceByBlock(
  { source }: FileReading,
  { agents, rules, comment }: RuleBlockText,
): FileChange {
  const lines = [`# ${comment}`, ...agents.map((agent) => `User-agent: ${agent}`), ...rules, ''];
  return change([{ from: 0, to: source.text.length, insert: lines.join('\n') }]);
}

/** Adds the usual address of a sitemap at the end. */
export function insertSitemap(file: FileReading, origin: string | null): FileChange {
  const line = `Sitemap: ${origin ?? 'https://www.example.com'}/sitemap.xml`;
  if (hasLine(file, line)) return nothing('This line is already in the file.');
  return change([append(file, [line])], origin === null ? 'Replace www.example.com with your own site.' : '');
}
