import { crawlers } from '../crawlers/crawlers.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { dialects } from '../dialects/index.ts';
import { provesSame } from '../reasoning/index.ts';
import type { Source } from '../source.ts';
import { sourceFromOctets } from '../source.ts';
import type { KeyedReading } from './keyedReading.ts';
import { createReader, unnamed } from './keyedReading.ts';
import type { LineProof } from './sameLines.ts';
import { createLineProof } from './sameLines.ts';

const catalogueNames: readonly string[] = crawlers.map(({ token }) => token.toLowerCase());

/** True where every crawler has the same policy in both readings of a dialect. */
function isSamePolicy({ choices }: Dialect, old: KeyedReading, changed: KeyedReading): boolean {
  if (old.structure === changed.structure) return true;
  if (choices.agentMatch !== 'equal')
    return choices.sameAgent === 'first-only' && old.ladder === changed.ladder;
  const names = new Set([unnamed, ...changed.names, ...old.names, ...catalogueNames]);
  return [...names].every((name) => old.keyFor(name) === changed.keyFor(name));
}

/**
 * True where a name that neither file has can select nothing but what some name of theirs does: reasoning asks for those
 * only. It can't where lines that contain a name are looked for, unless the names stay and the first fit is the only one.
 */
function namesSuffice({ choices }: Dialect, old: KeyedReading, changed: KeyedReading): boolean {
  if (choices.agentMatch === 'equal') return true;
  return choices.sameAgent === 'first-only' && old.agents === changed.agents;
}

/** The least number of octets from which some crawler stops reading or drops the file. */
const smallestLimit = Math.min(
  ...dialects.flatMap(({ choices }) => (choices.fileOctets === 'unlimited' ? [] : [choices.fileOctets])),
);

/** Answers whether changed octets keep every verdict of one file. */
export interface SafetyProof {
  /** The same for edits whose lines show it by themselves; it costs little however long the file is. */
  readonly holdsByLines: LineProof['holdsFor'];
  readonly holdsFor: (after: Uint8Array) => boolean;
  /** The same by reasoning about every URL, where comparing words proves nothing; it may look at so many places. */
  readonly holdsForEveryUrl: (after: Uint8Array, maxStates: number) => boolean;
}

/**
 * Proves that a change keeps the verdict of every URL in every dialect, for every crawler that either file names, every
 * entry of the catalogue, and one that nothing names; in dialects that look for parts of names, for any name. Sound, not complete: true is a proof, false may be caution.
 */
export function createSafetyProof(before: Source): SafetyProof {
  const readBefore = createReader(before);
  const byLines = createLineProof(before);
  const isTooLong = (after: { readonly length: number }): boolean =>
    Math.max(before.octets.length, after.length) > smallestLimit;
  return {
    holdsByLines: (edits) => {
      // An octet is inserted for each unit at least, and three at most.
      const growth = edits.reduce((sum, { insert }) => sum + 3 * insert.length, 0);
      if (isTooLong({ length: before.octets.length + growth })) return { holds: false, octets: 0 };
      return byLines.holdsFor(edits);
    },
    holdsFor: (after) => {
      if (isTooLong(after)) return false;
      const readAfter = createReader(sourceFromOctets(after));
      return dialects.every((dialect) => isSamePolicy(dialect, readBefore(dialect), readAfter(dialect)));
    },
    holdsForEveryUrl: (after, maxStates) => {
      if (isTooLong(after)) return false;
      const readAfter = createReader(sourceFromOctets(after));
      const canAsk = dialects.every((dialect) => {
        const [old, changed] = [readBefore(dialect), readAfter(dialect)];
        return isSamePolicy(dialect, old, changed) || namesSuffice(dialect, old, changed);
      });
      return canAsk && provesSame(before.octets, after, { maxStates });
    },
  };
}

/** True where it is proved that two files give every crawler the same verdicts in every dialect. */
export function fixIsSafe(before: Source, after: Source): boolean {
  return createSafetyProof(before).holdsFor(after.octets);
}
