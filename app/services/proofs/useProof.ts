import { useEffect, useState } from 'react';
import { useServices } from '../ServicesContext.ts';
import { createProofClient, ProofError } from './proofClient.ts';
import type { AnswerTo, ProofQuestion } from './protocol.ts';

/** How far a question is. */
export type ProofState<Answer> =
  /** Nothing was asked. */
  | { readonly kind: 'idle' }
  /** `answer` is what is known so far. */
  | { readonly kind: 'running'; readonly states: number; readonly answer: Answer | null }
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'cancelled'; readonly states: number; readonly answer: Answer | null }
  | { readonly kind: 'failed'; readonly message: string };

export interface Proof<Answer> {
  readonly state: ProofState<Answer>;
  readonly cancel: () => void;
  /** Asks the same once more. */
  readonly restart: () => void;
}

const begun = { kind: 'running', states: 0, answer: null } as const;

/**
 * Asks a question as long as the component is there, null for none; another one takes its place. What is told of an
 * earlier question is never shown for a later one. Keep the question the same object as long as it asks the same.
 */
export function useProof<Question extends ProofQuestion>(
  question: Question | null,
): Proof<AnswerTo<Question>> {
  const { connectProofs } = useServices();
  const [client] = useState(() => createProofClient(connectProofs));
  // A new object each time, so that the same question can be asked anew.
  const [attempt, setAttempt] = useState<{ readonly cancelled: Question | null }>({ cancelled: null });
  const [told, setTold] = useState<{
    readonly question: Question;
    readonly state: ProofState<AnswerTo<Question>>;
  } | null>(null);

  useEffect(() => () => client.close(), [client]);

  useEffect(() => {
    if (question === null || attempt.cancelled === question) return undefined;
    const controller = new AbortController();
    const tell = (state: ProofState<AnswerTo<Question>>) => {
      if (!controller.signal.aborted) setTold({ question, state });
    };
    client
      .ask(question, {
        signal: controller.signal,
        onProgress: (progress) => tell({ kind: 'running', ...progress }),
      })
      .then(
        (answer) => tell({ kind: 'done', answer }),
        (error: unknown) => {
          const isDropped = error instanceof ProofError && error.failure === 'cancelled';
          if (!isDropped) tell({ kind: 'failed', message: String(error) });
        },
      );
    return () => controller.abort();
  }, [client, question, attempt]);

  const current = told !== null && told.question === question ? told.state : begun;
  const shown: ProofState<AnswerTo<Question>> =
    question === null
      ? { kind: 'idle' }
      : attempt.cancelled === question && current.kind === 'running'
        ? { ...current, kind: 'cancelled' }
        : current;
  return {
    state: shown,
    cancel: () => setAttempt({ cancelled: question }),
    restart: () => {
      setTold(null);
      setAttempt({ cancelled: null });
    },
  };
}
