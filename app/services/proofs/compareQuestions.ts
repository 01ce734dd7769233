import type { RobotsContent } from '../../../engine/index.ts';
import type { ProofQuestion } from './protocol.ts';

function sameOctets(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || (one.length === other.length && one.every((octet, at) => octet === other[at]));
}

function sameContent(one: RobotsContent, other: RobotsContent): boolean {
  if (one === other) return true;
  if (one.kind === 'text') return other.kind === 'text' && one.text === other.text;
  return other.kind === 'octets' && sameOctets(one.octets, other.octets);
}

const contentsOf = (question: ProofQuestion): readonly RobotsContent[] =>
  question.kind === 'changes' ? [question.before, question.after] : [question.robots];

/** All that a question says but for the files. */
const restOf = (question: ProofQuestion): string =>
  JSON.stringify({ ...question, robots: null, before: null, after: null });

/** True where two questions have the same answer, since all that they say is equal. */
export function asksTheSame(one: ProofQuestion | null, other: ProofQuestion | null): boolean {
  if (one === null || other === null || one === other) return one === other;
  const others = contentsOf(other);
  return (
    one.kind === other.kind &&
    contentsOf(one).every((content, at) => {
      const same = others[at];
      return same !== undefined && sameContent(content, same);
    }) &&
    restOf(one) === restOf(other)
  );
}

/** What a question is about, whatever the files say; null where an earlier answer is of no use for a later question. */
function subjectOf(question: ProofQuestion): string | null {
  switch (question.kind) {
    case 'changes':
      return JSON.stringify([question.kind, question.reading]);
    case 'dialects':
      return JSON.stringify([question.kind, question.agent, question.a, question.b]);
    case 'simplify':
    case 'causes':
      return null;
  }
}

/** True where a question asks once more what an earlier one did, of files that were edited since. */
export function asksAgain(earlier: ProofQuestion, later: ProofQuestion): boolean {
  const subject = subjectOf(later);
  return subject !== null && subjectOf(earlier) === subject;
}
