import type { FileReading, OctetSpan } from '../../engine/index.ts';
import { compile } from '../../engine/index.ts';

/** What a piece of a line is, for colouring. */
export type TokenKind =
  | 'field'
  | 'unknown-field'
  | 'agent'
  | 'path'
  | 'special'
  | 'escape'
  | 'value'
  | 'comment'
  | 'malformed';

/** A piece of a line; UTF-16 offsets into the line. */
export interface LineToken {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
}

/** Splits a rule's value: `*` anywhere and `$` at its end are special, `%41` is an escape. */
function pathTokens(text: string, start: number): readonly LineToken[] {
  return [...text.matchAll(/\*+|\$$|(?:%[0-9a-f]{2})+|(?:(?!\*|\$$|%[0-9a-f]{2}).)+/gis)].map((match) => {
    const [piece] = match;
    const from = start + match.index;
    const kind =
      /^[*$]/.test(piece) && piece !== '$$' ? 'special' : piece.startsWith('%') ? 'escape' : 'path';
    return { kind, from, to: from + piece.length };
  });
}

function valueTokens(file: FileReading, text: string, span: OctetSpan): readonly LineToken[] {
  const { toUtf16 } = file.source.positions;
  const [from, to] = [toUtf16(span.from), toUtf16(span.to)];
  if (from === to) return [];
  const role = file.roles[0];
  const isRule = role?.kind === 'orphan' || role?.kind === 'rule';
  if (isRule) return pathTokens(text.slice(from, to), from);
  if (role?.kind !== 'agent') return [{ kind: 'value', from, to }];
  return [{ kind: text.slice(from, to) === '*' ? 'special' : 'agent', from, to }];
}

/**
 * The pieces of one line as Google's parser reads it. Lines don't depend on each other for this, so a view colours just
 * those that it shows, by the same scanner that verdicts come from.
 */
export function lineTokens(text: string): readonly LineToken[] {
  const { file } = compile(text, 'google');
  const line = file.lines[0];
  if (line === undefined) return [];
  const { toUtf16 } = file.source.positions;
  const at = (span: OctetSpan) => ({ from: toUtf16(span.from), to: toUtf16(span.to) });
  const { content, comment } = line;
  const tokens: LineToken[] = [];
  if (content.kind === 'malformed') tokens.push({ kind: 'malformed', ...at(content.text) });
  if (content.kind === 'field') {
    const kind = file.roles[0]?.kind === 'unknown' ? 'unknown-field' : 'field';
    tokens.push({ kind, ...at(content.name) }, ...valueTokens(file, text, content.value));
  }
  if (comment !== null) tokens.push({ kind: 'comment', ...at(comment) });
  return tokens;
}
