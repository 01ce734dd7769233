import { useMemo } from 'react';
import type { ComparedUrl } from '../../store/dialectSlice.ts';
import type { Question } from '../../store/late/question.ts';
import { useAnswer } from '../../store/useAnswer.ts';
import type { Parting } from '../../wording/explainDifference.ts';

/** Why two dialects part over a URL; null where they don't, nothing is asked, or it is not told yet. */
export function useParting(compared: ComparedUrl | null): Parting | null {
  const { bot, url, a, b } = compared ?? {};
  const question = useMemo(
    (): Question<'parting'> | null =>
      bot === undefined || url === undefined || a === undefined || b === undefined
        ? null
        : { kind: 'parting', bot, url, a, b },
    [bot, url, a, b],
  );
  return useAnswer(question).answer;
}
