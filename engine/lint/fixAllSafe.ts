import type { Source } from '../source.ts';
import { sourceFromOctets, sourceFromText, toSource } from '../source.ts';
import { applyEdits, applyEditsToOctets, editsOverlap } from './edits.ts';
import type { Finding } from './finding.ts';
import { fixIsSafe } from './fixIsSafe.ts';
import { lint } from './lint.ts';
import type { LintOptions } from './lintOptions.ts';

/** A file with its safe fixes applied. */
export interface FixedFile {
  /** Text where text was given, octets where octets were. */
  readonly robots: string | Uint8Array;
  /** What was fixed, in the order of its application; lines are those of the file in that round. */
  readonly applied: readonly Finding[];
  readonly rounds: number;
}

/** Fixes can make room for others, but a file that still changes after this many rounds would change for ever. */
const mostRounds = 10;

const editsOf = (findings: readonly Finding[]) => findings.flatMap(({ fix }) => fix?.edits ?? []);

function applied(source: Source, findings: readonly Finding[]): Source {
  const edits = editsOf(findings);
  return source.from === 'text'
    ? sourceFromText(applyEdits(source.text, edits))
    : sourceFromOctets(applyEditsToOctets(source, edits));
}

/** Fixes that can be applied at once: of those that touch the same text, the first. */
function compatible(findings: readonly Finding[]): readonly Finding[] {
  const chosen: Finding[] = [];
  let free = 0;
  for (const finding of findings.toSorted((a, b) => startOf(a) - startOf(b))) {
    const edits = finding.fix?.edits ?? [];
    if (startOf(finding) < free || editsOverlap(edits)) continue;
    chosen.push(finding);
    free = Math.max(free, ...edits.map(({ to }) => to + 1));
  }
  return chosen;
}

function startOf({ fix }: Finding): number {
  return fix?.edits[0]?.from ?? 0;
}

/** Of fixes that are safe one by one, those that are safe together: halved until they are. */
function jointlySafe(source: Source, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2 || fixIsSafe(source, applied(source, findings))) return findings;
  const half = jointlySafe(source, findings.slice(0, findings.length >> 1));
  return half.length === 0 ? findings.slice(0, 1) : half;
}

/** Applies every safe fix until none is left. Keeps line ends, comments and each octet that no fix touches. */
export function fixAllSafe(robots: string | Uint8Array, context: LintOptions = {}): FixedFile {
  let source = toSource(robots);
  const all: Finding[] = [];
  let rounds = 0;
  while (rounds < mostRounds) {
    const fixable = lint(contentOf(source), context).filter(({ fix }) => fix?.safe);
    if (fixable.length === 0) break;
    const chosen = jointlySafe(source, compatible(fixable));
    source = applied(source, chosen);
    all.push(...chosen);
    rounds += 1;
  }
  return { robots: contentOf(source), applied: all, rounds };
}

function contentOf(source: Source): string | Uint8Array {
  return source.from === 'text' ? source.text : source.octets;
}
