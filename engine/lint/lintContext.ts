import type { DialectId } from '../dialects/dialectId.ts';
import { dialectOf } from '../dialects/index.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import type { OctetSpan } from '../octets/octet.ts';
import type { Group, LineRole } from '../policy/group.ts';
import type { FileReading } from '../policy/policy.ts';
import { policyFor, readFile } from '../policy/policy.ts';
import type { Source } from '../source.ts';
import type { RecognisedField } from '../syntax/fieldName.ts';
import { recogniseField } from '../syntax/fieldName.ts';
import type { Line, LineEnd } from '../syntax/line.ts';
import type { TextSpan } from './finding.ts';
import type { LintOptions } from './lintOptions.ts';

/** A field and its value as Google's parser finds them; texts are decoded, spans are UTF-16. */
export interface LintField {
  readonly name: string;
  readonly nameSpan: TextSpan;
  /** Trimmed, without the comment. */
  readonly value: string;
  readonly valueSpan: TextSpan;
  readonly separator: 'colon' | 'white-space';
  /** What Google's parser takes the name for, prefixes and typos included. */
  readonly recognised: RecognisedField;
}

/** One physical line as Google's parser reads it; texts are decoded, spans are UTF-16. */
export interface LintLine {
  /** 1-based. */
  readonly number: number;
  /** Without the line end and without a skipped byte order mark. */
  readonly span: TextSpan;
  readonly text: string;
  readonly end: LineEnd;
  /** From the '#' on. */
  readonly comment: TextSpan | null;
  /** Null for a line that is blank, a comment, or malformed. */
  readonly field: LintField | null;
  /** The line in octets. */
  readonly scanned: Line;
  /** What became of it for Google. */
  readonly role: LineRole;
}

/** An Allow or Disallow line as Google's parser reads it. */
export interface WrittenRule {
  readonly kind: 'allow' | 'disallow';
  readonly value: string;
  /** UTF-16. */
  readonly span: TextSpan;
  readonly line: LintLine;
  /** Google's group; null before any User-agent line. */
  readonly group: Group | null;
}

/** Everything that rules ask about a file; computed once, when first asked for. */
export interface LintContext {
  readonly source: Source;
  readonly options: LintOptions;
  /** The decoded text; all spans are offsets into it. */
  readonly text: string;
  /** In order; `lines[n - 1]` is line n. */
  readonly lines: readonly LintLine[];
  /** Allow and Disallow lines in order, as Google's parser finds them. */
  readonly rules: readonly WrittenRule[];
  /** Google's groups. */
  readonly groups: readonly Group[];
  /** The file as a dialect reads it. */
  readonly reading: (dialect: DialectId) => FileReading;
  /** The verdicts of a dialect for a crawler. */
  readonly matcher: (dialect: DialectId, agent: string) => Matcher;
  /** An octet span as a span of the text. */
  readonly spanOf: (octets: OctetSpan) => TextSpan;
  /** The text of an octet span. */
  readonly textOf: (octets: OctetSpan) => string;
  /** 1-based line of a place in the text. */
  readonly lineAt: (unit: number) => number;
  /** A line with its line end; the file's last line, which has none, takes the line end before it. */
  readonly wholeLine: (number: number) => TextSpan;
  /** The line end that most of the file's lines have, for lines to be inserted. */
  readonly lineEnd: '\n' | '\r\n' | '\r';
  /** True unless the caller wants answers at typing speed. */
  readonly exact: boolean;
}

function memoised<Value>(compute: () => Value): () => Value {
  let value: { readonly of: Value } | null = null;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}

function cached<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { readonly of: Value }>();
  return (key) => {
    const found = known.get(key) ?? { of: compute(key) };
    known.set(key, found);
    return found.of;
  };
}

function commonLineEnd(lines: readonly LintLine[]): LintContext['lineEnd'] {
  const counts = { lf: 0, crlf: 0, cr: 0, none: 0 };
  for (const { end } of lines) counts[end] += 1;
  if (counts.crlf > counts.lf && counts.crlf >= counts.cr) return '\r\n';
  return counts.cr > counts.lf ? '\r' : '\n';
}

/** The index of the last line that starts at or before `unit`. */
function indexOfLine(lines: readonly LintLine[], unit: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.span.from ?? 0) <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where a line begins, the byte order mark included. */
function startOf(lines: readonly LintLine[], index: number): number {
  return index <= 0 ? 0 : (lines[index]?.span.from ?? 0);
}

/** The context of one run of the linter. */
export function createLintContext(source: Source, options: LintOptions): LintContext {
  const { text, positions } = source;
  const reading = cached((id: DialectId) => readFile(source, dialectOf(id)));
  const spanOf = ({ from, to }: OctetSpan): TextSpan => ({
    from: positions.toUtf16(from),
    to: positions.toUtf16(to),
  });
  const textOf = (octets: OctetSpan): string =>
    text.slice(positions.toUtf16(octets.from), positions.toUtf16(octets.to));

  const fieldOf = (line: Line): LintField | null => {
    const { content } = line;
    if (content.kind !== 'field') return null;
    const name = textOf(content.name);
    return {
      name,
      nameSpan: spanOf(content.name),
      value: textOf(content.value),
      valueSpan: spanOf(content.value),
      separator: content.separator,
      recognised: recogniseField(name, 'prefixes-and-typos'),
    };
  };

  const lines = memoised(() => {
    const file = reading('google');
    return file.lines.map((line, index): LintLine => {
      const role = file.roles[index] ?? { kind: 'blank' };
      return {
        number: line.number,
        span: spanOf(line.span),
        text: textOf(line.span),
        end: line.end,
        comment: line.comment === null ? null : spanOf(line.comment),
        field: fieldOf(line),
        scanned: line,
        role,
      };
    });
  });

  const rules = memoised(() =>
    lines().flatMap((line): readonly WrittenRule[] => {
      const { field, role } = line;
      if (field === null || (role.kind !== 'rule' && role.kind !== 'orphan')) return [];
      const group = role.kind === 'rule' ? (reading('google').groups[role.group] ?? null) : null;
      return [{ kind: role.rule, value: field.value, span: field.valueSpan, line, group }];
    }),
  );

  const matchers = cached((id: DialectId) =>
    cached((agent: string) => createMatcher(reading(id), policyFor(reading(id), [agent]))),
  );
  const lineEnd = memoised(() => commonLineEnd(lines()));

  return {
    source,
    options,
    text,
    get lines() {
      return lines();
    },
    get rules() {
      return rules();
    },
    get groups() {
      return reading('google').groups;
    },
    reading,
    matcher: (dialect, agent) => matchers(dialect)(agent),
    spanOf,
    textOf,
    lineAt: (unit) => indexOfLine(lines(), unit) + 1,
    wholeLine: (number) => {
      const index = number - 1;
      if (index + 1 < lines().length)
        return { from: startOf(lines(), index), to: startOf(lines(), index + 1) };
      return { from: index > 0 ? (lines()[index - 1]?.span.to ?? 0) : 0, to: text.length };
    },
    get lineEnd() {
      return lineEnd();
    },
    exact: options.exact ?? true,
  };
}
