import type { Dialect } from '../dialects/dialect.ts';
import { dialects } from '../dialects/index.ts';
import { agentOfLine, isStar } from '../matching/agents.ts';
import { CR, LF, toOctetString } from '../octets/octet.ts';
import { buildGroups } from '../policy/buildGroups.ts';
import type { Source } from '../source.ts';
import type { Line } from '../syntax/line.ts';
import { applyEditsToSpan } from './edits.ts';
import type { TextEdit } from './finding.ts';
import { createScanner } from './scanner.ts';

/** All that lines mean for verdicts in one dialect, in order: what means nothing there is left out. */
function meaningOf(octets: Uint8Array, lines: readonly Line[], dialect: Dialect): string {
  const { choices } = dialect;
  const said: string[] = [];
  for (const [index, role] of buildGroups(octets, lines, dialect).roles.entries()) {
    const content = lines[index]?.content;
    const value = content?.kind === 'field' ? toOctetString(octets, content.value) : '';
    switch (role.kind) {
      case 'comment':
      case 'malformed':
        break;
      case 'blank':
        if (choices.blankLine === 'ends-group') said.push('');
        break;
      case 'agent':
        said.push(
          isStar(value, choices.star) ? 'agent *' : `agent =${agentOfLine(value, choices.agentOfLine)}`,
        );
        break;
      case 'rule':
      case 'orphan':
        said.push(`${role.rule} ${value}`);
        break;
      case 'other':
      case 'unknown': {
        const setsVersion = role.kind === 'other' && role.field === 'robot-version';
        if (setsVersion && choices.robotVersion === 'scopes-record') said.push(`version ${value}`);
        else if (choices.agentRunEndedBy === 'any-other-field') said.push('other');
      }
    }
  }
  return said.join('\n');
}

const isLineEnd = (octet: number | undefined): boolean => octet === LF || octet === CR;

/** So many octets of line ends are passed on either side: whole lines that are as they were, whatever ends them. */
const lineEndsAround = 3;

/** The octets from `from` to `to` with a few whole lines around. */
function withLinesAround(octets: Uint8Array, from: number, to: number): { from: number; to: number } {
  let [start, end] = [from, to];
  for (let passed = 0; start > 0; start -= 1) {
    if (isLineEnd(octets[start - 1])) passed += 1;
    if (passed === lineEndsAround) break;
  }
  for (let passed = 0; end < octets.length && passed < lineEndsAround; end += 1)
    if (isLineEnd(octets[end])) passed += 1;
  return { from: start, to: end };
}

/** Tells whether edits of a file leave every line that they touch, or put there, with the meaning it had. */
export interface LineProof {
  /** `octets` is how many were read again. */
  readonly holdsFor: (edits: readonly TextEdit[]) => { readonly holds: boolean; readonly octets: number };
}

/**
 * Proves that edits change no verdict where that shows on the lines themselves: in every dialect the same User-agent
 * lines, rules and ends of groups follow each other as before. What lies further away is not looked at, since no
 * line's meaning hangs on another's.
 */
export function createLineProof(source: Source): LineProof {
  const { octets, positions } = source;
  return {
    holdsFor: (edits) => {
      const places = edits.flatMap(({ from, to }) => [positions.toOctet(from), positions.toOctet(to)]);
      const span = withLinesAround(octets, Math.min(...places), Math.max(...places));
      const before = octets.subarray(span.from, span.to);
      const after = applyEditsToSpan(source, edits, span);
      const [scanBefore, scanAfter] = [createScanner(before), createScanner(after)];
      const holds = dialects.every(
        (dialect) =>
          meaningOf(before, scanBefore(dialect), dialect) === meaningOf(after, scanAfter(dialect), dialect),
      );
      return { holds, octets: before.length + after.length };
    },
  };
}
