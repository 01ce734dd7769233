import { useCallback, useDeferredValue, useEffect, useId, useState } from 'react';
import { useServices } from '../services/ServicesContext.ts';
import { useAppStore } from './AppStoreContext.ts';
import { answerQuestion } from './late/answerQuestion.ts';
import type { Answers, Question, QuestionKind } from './late/question.ts';
import type { TestedCase } from './late/testedCase.ts';
import { isLarge, testedCaseOf } from './late/testedCase.ts';

/** An answer about the case at hand. */
export interface CaseAnswer<Answer> {
  /** What the answer is about; of a large file it may be older than the case at hand. */
  readonly of: TestedCase;
  /** Null where there is none yet. */
  readonly answer: Answer | null;
  /** 'late' while the answer to the question as it stands is still worked out: what is shown is old. */
  readonly state: 'fresh' | 'late' | 'failed';
  /** Asks once more. */
  readonly retry: () => void;
}

interface Told<Kind extends QuestionKind> {
  readonly of: TestedCase;
  readonly question: Question<Kind>;
  /** Null where the worker broke down over it. */
  readonly answer: Answers[Kind] | null;
}

/**
 * The answer to a question about the case at hand, anew whenever it changes: at once while the file is small, from a
 * worker where it is large, so that typing never waits for it. Keep the question the same object as long as it asks the
 * same;
 * null asks nothing.
 */
export function useAnswer<Kind extends QuestionKind>(
  question: Question<Kind> | null,
): CaseAnswer<Answers[Kind]> {
  const { analysis } = useServices();
  // Drawing the answer may take longer than typing.
  const of = useDeferredValue(useAppStore((state) => testedCaseOf(state.case)));
  const isTyping = useAppStore((state) => state.isTyping);
  const asker = useId();
  const [told, setTold] = useState<Told<Kind> | null>(null);
  const [shown, setShown] = useState<Told<Kind> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isLate =
    isLarge(of.robots) || (question?.kind === 'changes' && of.baseline !== null && isLarge(of.baseline));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same
  useEffect(() => {
    if (!isLate || question === null) return undefined;
    return analysis.ask(asker, of, question, {
      onAnswer: (answer) => {
        setTold({ of, question, answer });
        setShown({ of, question, answer });
      },
      onFailure: () => setTold({ of, question, answer: null }),
    });
  }, [analysis, asker, isLate, of, question, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  if (question === null) return { of, answer: null, state: 'fresh', retry };
  if (!isLate) return { of, answer: answerQuestion(of, question), state: 'fresh', retry };
  const isTold = told?.of === of && told.question === question;
  const state = !isTold || isTyping ? 'late' : told.answer === null ? 'failed' : 'fresh';
  return { of: shown?.of ?? of, answer: shown?.answer ?? null, state, retry };
}
