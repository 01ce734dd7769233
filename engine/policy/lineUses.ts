import type { OctetSpan } from '../octets/octet.ts';
import { toLowerAscii, toOctetString } from '../octets/octet.ts';
import { decodeUtf8 } from '../octets/utf8.ts';
import type { MalformedReason } from '../syntax/line.ts';
import type { Group } from './group.ts';
import type { FileReading } from './policy.ts';
import type { IgnoredRuleReason } from './readRule.ts';
import { readRule } from './readRule.ts';

/**
 * Why a line that says something counts for nothing in a dialect.
 * - 'no-separator', 'empty-name': it is no field and value.
 * - 'unknown-field': no reader is known to give its field a meaning.
 * - 'allow-unknown': the dialect does not know Allow.
 * - 'no-group': a rule that no User-agent line stands before.
 * - 'names-nobody': a User-agent line without a name.
 * - 'empty-value', 'value-without-slash', 'value-is-url': as the dialect reads the values of rules.
 */
export type UnusedReason =
  | MalformedReason
  | 'unknown-field'
  | 'allow-unknown'
  | 'no-group'
  | 'names-nobody'
  | IgnoredRuleReason;

/** A line that counts for nothing. */
export interface UnusedLine {
  /** 1-based. */
  readonly line: number;
  /** As written, without comment and surrounding white space. */
  readonly text: string;
  readonly reason: UnusedReason;
}

/** How a line counts although it is not written as it should be: only some readers forgive that. */
export interface ForgivenLine {
  /** 1-based. */
  readonly line: number;
  /** As written, without comment and surrounding white space. */
  readonly text: string;
  /** A misspelt name, a longer name that begins as the field's, or no colon. */
  readonly what: 'typo' | 'prefix' | 'missing-colon';
}

function textOf(file: FileReading, line: number): string {
  const content = file.lines[line - 1]?.content;
  const span = contentSpan(content);
  return span === null ? '' : decodeUtf8(file.source.octets.subarray(span.from, span.to)).text;
}

function contentSpan(content: FileReading['lines'][number]['content'] | undefined): OctetSpan | null {
  if (content?.kind === 'malformed') return content.text;
  if (content?.kind !== 'field') return null;
  return { from: content.name.from, to: Math.max(content.name.to, content.value.to) };
}

/** Why a line is of no use by what it was taken for; null where its role is one. */
function reasonOfRole(file: FileReading, index: number): UnusedReason | null {
  const role = file.roles[index];
  const content = file.lines[index]?.content;
  if (role?.kind === 'orphan') return 'no-group';
  if (content?.kind === 'malformed') return content.reason;
  if (role?.kind !== 'unknown' || content?.kind !== 'field') return null;
  const name = toLowerAscii(toOctetString(file.source.octets, content.name));
  return name === 'allow' ? 'allow-unknown' : 'unknown-field';
}

/** Lines of a group whose values say nothing. */
function unusedOfGroup(
  { source, dialect }: FileReading,
  group: Group,
): readonly (readonly [line: number, reason: UnusedReason])[] {
  const nobody = group.agents
    .filter(({ star, name }) => !star && name === '')
    .map(({ line }) => [line, 'names-nobody'] as const);
  const rules = group.rules.flatMap((rule) => {
    const reading = readRule(source.octets, rule, group, dialect);
    return reading.kind === 'ignored' ? [[rule.line, reading.reason] as const] : [];
  });
  return [...nobody, ...rules];
}

/** The lines that count for nothing in a dialect's reading, and why, in file order. Blank lines and comments are not among them. */
export function unusedLines(file: FileReading): readonly UnusedLine[] {
  const reasons = new Map<number, UnusedReason>(file.groups.flatMap((group) => unusedOfGroup(file, group)));
  file.roles.forEach((_, index) => {
    const reason = reasonOfRole(file, index);
    if (reason !== null) reasons.set(index + 1, reason);
  });
  return [...reasons]
    .toSorted(([a], [b]) => a - b)
    .map(([line, reason]) => ({ line, text: textOf(file, line), reason }));
}

/** The lines that count only because the dialect forgives how they are written, in file order. */
export function forgivenLines(file: FileReading): readonly ForgivenLine[] {
  return file.roles.flatMap((role, index): readonly ForgivenLine[] => {
    const content = file.lines[index]?.content;
    const line = index + 1;
    const forgiven = (what: ForgivenLine['what']) => [{ line, text: textOf(file, line), what }];
    if (!('by' in role) || role.kind === 'orphan' || content?.kind !== 'field') return [];
    if (role.by !== 'name') return forgiven(role.by);
    return content.separator === 'white-space' ? forgiven('missing-colon') : [];
  });
}
