import type { Source } from '../source.ts';
import { sourceFromOctets, sourceFromText, toSource } from '../source.ts';
import { applyEdits, applyEditsToOctets } from './edits.ts';
import type { Finding, TextEdit } from './finding.ts';
import { createSafetyProof } from './fixIsSafe.ts';
import type { LintOptions } from './lintOptions.ts';
import type { LintRule } from './lintRule.ts';
import { lintRules } from './registry.ts';
import { runRules } from './runRules.ts';

/** A file with its safe fixes applied. */
export interface FixedFile {
  /** Text where text was given, octets where octets were. */
  readonly robots: string | Uint8Array;
  /** What was fixed, in the order of its application; lines are those of the file in that round. */
  readonly applied: readonly Finding[];
  readonly rounds: number;
}

/**
 * Mistakes that hide each other on one line take a round each, and fixes that are not safe together wait for the next; a
 * file that still changes after this many rounds would change for ever.
 */
const mostRounds = 30;

const editsOf = (findings: readonly Finding[]) => findings.flatMap(({ fix }) => fix?.edits ?? []);

function applied(source: Source, findings: readonly Finding[]): Source {
  const edits = editsOf(findings);
  return source.from === 'text'
    ? sourceFromText(applyEdits(source.text, edits))
    : sourceFromOctets(applyEditsToOctets(source, edits));
}

/** Text that fixes touch already, unit by unit: replaced, or with something inserted before it. */
interface TouchedText {
  readonly replaced: Uint8Array;
  readonly inserted: Uint8Array;
}

function isFree({ replaced, inserted }: TouchedText, { from, to, insert }: TextEdit): boolean {
  if (replaced.subarray(from, to).includes(1)) return false;
  // Of two insertions in one place nobody knows which comes first, and one inside what another replaces is lost.
  if (insert !== '' && inserted[from] === 1) return false;
  return to === from || !inserted.subarray(from + 1, to).includes(1);
}

function touch({ replaced, inserted }: TouchedText, { from, to, insert }: TextEdit): void {
  replaced.fill(1, from, to);
  if (insert !== '') inserted[from] = 1;
}

/** Fixes that can be applied at once: of those that touch the same text, the first. */
function compatible(source: Source, findings: readonly Finding[]): readonly Finding[] {
  const length = source.text.length + 1;
  const touched = { replaced: new Uint8Array(length), inserted: new Uint8Array(length) };
  return findings.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    const fits = edits.every((edit) => isFree(touched, edit));
    if (fits) for (const edit of edits) touch(touched, edit);
    return fits;
  });
}

/** How many places reasoning may look at to prove fixes safe together. */
const maxStates = 20_000;

function isSafe(before: Source, findings: readonly Finding[]): boolean {
  const proof = createSafetyProof(before);
  if (proof.holdsByLines(editsOf(findings)).holds) return true;
  const { octets } = applied(before, findings);
  return proof.holdsFor(octets) || proof.holdsForEveryUrl(octets, maxStates);
}

/** Of fixes that are safe one by one, those that are safe together: halved until they are. */
function jointlySafe(source: Source, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2 || isSafe(source, findings)) return findings;
  const half = jointlySafe(source, findings.slice(0, findings.length >> 1));
  return half.length === 0 ? findings.slice(0, 1) : half;
}

/** Applies every safe fix until none is left. Keeps line ends, comments and each octet that no fix touches. */
export function fixAllSafe(
  robots: string | Uint8Array,
  context: LintOptions = {},
  rules: readonly LintRule[] = lintRules,
): FixedFile {
  let source = toSource(robots);
  const all: Finding[] = [];
  let rounds = 0;
  while (rounds < mostRounds) {
    const fixable = runRules(rules, source, context).filter(({ fix }) => fix?.safe);
    if (fixable.length === 0) break;
    const chosen = jointlySafe(source, compatible(source, fixable));
    source = applied(source, chosen);
    all.push(...chosen);
    rounds += 1;
  }
  return { robots: contentOf(source), applied: all, rounds };
}

function contentOf(source: Source): string | Uint8Array {
  return source.from === 'text' ? source.text : source.octets;
}
