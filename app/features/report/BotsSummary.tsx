import { useMemo } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { Question } from '../../store/late/question.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import { useAnswer } from '../../store/useAnswer.ts';
import { botSummary, limitsOfRobots, scopeOf } from '../../wording/botSummary.ts';
import { plainText } from '../../wording/sentence.ts';
import styles from './PrintReport.module.css';

/** Which kinds of crawlers are allowed and which blocked, in sentences; nothing while a large file is worked on. */
export function BotsSummary() {
  const botSets = useAppStore((state) => state.botSets);
  const matrixAxis = useAppStore((state) => state.matrixAxis);
  const origin = useAppStore((state) => selectSiteOrigin(state.case).origin);
  const question = useMemo(
    (): Question<'matrix'> => ({ kind: 'matrix', botSets, matrixAxis }),
    [botSets, matrixAxis],
  );
  const { answer: view } = useAnswer(question);
  if (view === null) return null;
  const { axis, columns, sets } = view;
  const summary = botSummary(
    sets,
    columns.map(({ label }) => label),
  );
  if (summary.length === 0) return null;
  return (
    <section>
      <h2>Bots</h2>
      <ul className={styles.sentences}>
        {summary.map(({ set, sentence }) => (
          <li key={set}>{plainText(sentence)}</li>
        ))}
      </ul>
      <p className={styles.aside}>
        {scopeOf(axis, columns.length, origin)} {limitsOfRobots(sets)}
      </p>
    </section>
  );
}
