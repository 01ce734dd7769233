import { changesPortions } from './changes.ts';
import { causesPortions, dialectsPortions } from './dialects.ts';
import type { Portions } from './portions.ts';
import type { ProofQuestion, ProofRequest, ProofResponse } from './protocol.ts';
import { simplifyPortions } from './simplify.ts';

/** How long to work before messages get their turn, and how often to tell how it goes; milliseconds. */
const turn = 40;
const reportEvery = 100;

/** What whoever serves needs of the place where it runs. */
export interface ProofSurroundings {
  readonly send: (response: ProofResponse) => void;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Resolves once messages that wait had their turn. */
  readonly pause: () => Promise<void>;
}

function portionsOf(question: ProofQuestion): Portions {
  switch (question.kind) {
    case 'changes':
      return changesPortions(question);
    case 'dialects':
      return dialectsPortions(question);
    case 'causes':
      return causesPortions(question);
    case 'simplify':
      return simplifyPortions(question);
  }
}

/** The other side of the protocol: works on one question at a time, the last that came. */
export function serveProofs({ send, now, pause }: ProofSurroundings): (request: ProofRequest) => void {
  let current = 0;

  const work = async (runId: number, question: ProofQuestion): Promise<void> => {
    // A question that was withdrawn while it waited costs nothing.
    await pause();
    const isWanted = () => current === runId;
    if (!isWanted()) return;
    const portions = portionsOf(question);
    let [turnBegan, reported] = [now(), now()];
    for (;;) {
      const next = portions.next();
      if (next.done === true) {
        send({ kind: 'done', runId, answer: next.value });
        return;
      }
      if (now() - turnBegan < turn) continue;
      if (now() - reported >= reportEvery) {
        reported = now();
        send({ kind: 'progress', runId, progress: next.value });
      }
      await pause();
      if (!isWanted()) return;
      turnBegan = now();
    }
  };

  return (request) => {
    const { runId } = request;
    if (request.kind === 'cancel') {
      if (current === runId) current = 0;
      send({ kind: 'cancelled', runId });
      return;
    }
    current = runId;
    work(runId, request.question).catch((error: unknown) =>
      send({ kind: 'failed', runId, message: error instanceof Error ? error.message : String(error) }),
    );
  };
}
