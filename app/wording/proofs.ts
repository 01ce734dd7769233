import type { ProofOutcome } from '../services/proofs/protocol.ts';
import type { DialectPair } from '../store/dialectSlice.ts';
import { readerNames } from './dialectNames.ts';

/** A number of things, with their noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** What is proven of two dialects. */
export function dialectProof(outcome: ProofOutcome, { a, b }: DialectPair): string {
  switch (outcome.kind) {
    case 'equal':
      return `Proven: ${readerNames[a]} and ${readerNames[b]} agree on every URL.`;
    case 'differs': {
      const kinds = counted(outcome.kinds.length, 'kind of difference', 'kinds of difference');
      return `${kinds}, each with the shortest URL that shows it${outcome.isComplete ? '' : '; there may be more'}.`;
    }
    case 'undecided':
      return `Not proven: no difference found in ${counted(outcome.states, 'state')} searched.`;
  }
}
