import type { Matcher } from '../evaluate/matcher.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import type { OctetSpan } from '../octets/octet.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import type { RuleLine } from '../policy/group.ts';
import { policyForSelection, readFile } from '../policy/policy.ts';
import type { SelectedGroup } from '../policy/selectGroups.ts';
import { sourceFromOctets } from '../source.ts';

/** What becomes of rules, by their line: null where the rule goes, else its new value, an octet string. */
export type RulePlan = ReadonlyMap<number, string | null>;

/** One replacement in a text, in UTF-16 offsets of the text before any edit. */
export interface RuleEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

interface OctetEdit extends OctetSpan {
  /** An octet string. */
  readonly insert: string;
}

/** The rules of the groups that bind a matcher's crawler, as written. */
export function writtenRules({ policy }: Matcher): readonly RuleLine[] {
  return policy.selection.groups.flatMap(({ group }) => group.rules);
}

/** The octets of a line with its line end; of the last line with the line end before it. */
function wholeLine({ file }: Matcher, line: number): OctetSpan {
  const { lines, source } = file;
  const next = lines[line];
  if (next !== undefined) return { from: lines[line - 1]?.span.from ?? 0, to: next.span.from };
  return { from: lines[line - 2]?.span.to ?? 0, to: source.octets.length };
}

/** The edits that carry out a plan: sorted, not overlapping. */
function octetEdits(matcher: Matcher, plan: RulePlan): readonly OctetEdit[] {
  const edits = writtenRules(matcher).flatMap(({ line, value }): readonly OctetEdit[] => {
    const insert = plan.get(line);
    if (insert === undefined) return [];
    return [insert === null ? { ...wholeLine(matcher, line), insert: '' } : { ...value, insert }];
  });
  const joined: OctetEdit[] = [];
  for (const edit of edits.sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last !== undefined && last.insert === '' && edit.insert === '' && edit.from <= last.to)
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, edit.to) };
    else joined.push(edit);
  }
  return joined;
}

const octetsOf = (text: string): Uint8Array => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

function edited(octets: Uint8Array, edits: readonly OctetEdit[]): Uint8Array {
  const growth = edits.reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0);
  const result = new Uint8Array(octets.length + growth);
  let read = 0;
  let written = 0;
  const copy = (part: Uint8Array): void => {
    result.set(part, written);
    written += part.length;
  };
  for (const { from, to, insert } of edits) {
    copy(octets.subarray(read, from));
    copy(octetsOf(insert));
    read = to;
  }
  copy(octets.subarray(read));
  return result;
}

/** A plan as edits of the text. */
export function editsOf(matcher: Matcher, plan: RulePlan): readonly RuleEdit[] {
  const { positions } = matcher.file.source;
  return octetEdits(matcher, plan).map(({ from, to, insert }) => ({
    from: positions.toUtf16(from),
    to: positions.toUtf16(to),
    insert: decodeUtf8(octetsOf(insert)).text,
  }));
}

/** The file after a plan is carried out, and the matcher of the same groups in it. */
export interface Planned {
  readonly octets: Uint8Array;
  readonly matcher: Matcher;
}

/** Carries out a plan; null where it would change what the groups are. */
export function carryOut(matcher: Matcher, plan: RulePlan): Planned | null {
  const { file, policy } = matcher;
  const octets = edited(file.source.octets, octetEdits(matcher, plan));
  const after = readFile(sourceFromOctets(octets), file.dialect);
  const names = (groups: typeof file.groups): string =>
    groups.map(({ agents }) => agents.map(({ name, star }) => `${name}${star}`).join('\n')).join('\n\n');
  if (names(after.groups) !== names(file.groups)) return null;
  const groups = policy.selection.groups.flatMap(({ group, by }): readonly SelectedGroup[] => {
    const same = after.groups[group.index];
    const agent = same?.agents[group.agents.indexOf(by)];
    return same === undefined || agent === undefined ? [] : [{ group: same, by: agent }];
  });
  const { selection } = policy;
  const bound = selection.kind === 'none' ? selection : { ...selection, groups };
  return { octets, matcher: createMatcher(after, policyForSelection(after, bound)) };
}
