import { useEffect, useState } from 'react';
import { useServices } from '../ServicesContext.ts';
import { asksAgain, asksTheSame } from './compareQuestions.ts';
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

/** The answer to a question of before. */
export interface EarlierAnswer<Question extends ProofQuestion> {
  readonly question: Question;
  readonly answer: AnswerTo<Question>;
}

export interface Proof<Question extends ProofQuestion> {
  readonly state: ProofState<AnswerTo<Question>>;
  /** What was proven before the last edit, as long as the same is being asked again; else null. */
  readonly earlier: EarlierAnswer<Question> | null;
  readonly cancel: () => void;
  /** Asks the same once more. */
  readonly restart: () => void;
}

const begun = { kind: 'running', states: 0, answer: null } as const;

/** The question as an object that stays the same for as long as the same is asked. */
function useSteadyQuestion<Question extends ProofQuestion>(question: Question | null): Question | null {
  const [steady, setSteady] = useState(question);
  if (asksTheSame(steady, question)) return steady;
  setSteady(question);
  return question;
}

/**
 * Asks a question as long as the component is there, null for none; another one takes its place. What is told of an
 * earlier question is never taken for the answer to a later one.
 */
export function useProof<Question extends ProofQuestion>(latest: Question | null): Proof<Question> {
  const { connectProofs } = useServices();
  const [client] = useState(() => createProofClient(connectProofs));
  const question = useSteadyQuestion(latest);
  // A new object each time, so that the same question can be asked anew.
  const [attempt, setAttempt] = useState<{ readonly cancelled: Question | null }>({ cancelled: null });
  const [told, setTold] = useState<{
    readonly question: Question;
    readonly state: ProofState<AnswerTo<Question>>;
  } | null>(null);
  const [last, setLast] = useState<EarlierAnswer<Question> | null>(null);

  useEffect(() => () => client.close(), [client]);

  useEffect(() => {
    if (question === null || attempt.cancelled === question) return undefined;
    const controller = new AbortController();
    const tell = (state: ProofState<AnswerTo<Question>>) => {
      if (controller.signal.aborted) return;
      setTold({ question, state });
      if (state.kind === 'done') setLast({ question, answer: state.answer });
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
  const state: ProofState<AnswerTo<Question>> =
    question === null
      ? { kind: 'idle' }
      : attempt.cancelled === question && current.kind === 'running'
        ? { ...current, kind: 'cancelled' }
        : current;
  const isAskedAgain =
    state.kind === 'running' &&
    question !== null &&
    last !== null &&
    last.question !== question &&
    asksAgain(last.question, question);
  return {
    state,
    earlier: isAskedAgain ? last : null,
    cancel: () => setAttempt({ cancelled: question }),
    restart: () => {
      setTold(null);
      setAttempt({ cancelled: null });
    },
  };
}
