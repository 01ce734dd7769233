import { dialectOf } from '../../engine/index.ts';
import { SentenceText } from '../components/SentenceText.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import type { AnswerView } from '../store/selectors/answerView.ts';
import { shortNameOf } from '../wording/dialectNames.ts';
import { explainDifference } from '../wording/explainDifference.ts';
import { plainText } from '../wording/sentence.ts';
import styles from './ClassicDifferences.module.css';

/** Why the classic readings part from a verdict, a sentence each. */
export function ClassicDifferences({ partings }: Pick<AnswerView, 'partings'>) {
  const revealLine = useAppStore((state) => state.revealLine);
  const differences = partings.map(({ dialect, parting }) => ({
    dialect,
    sentence: explainDifference(parting),
  }));
  if (differences.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {differences.map(({ dialect, sentence }) => (
        <li key={dialect + plainText(sentence)}>
          <b>Why {shortNameOf(dialect)} differs.</b> <SentenceText sentence={sentence} onLine={revealLine} />
          <span className={styles.sources}>
            {dialectOf(dialect).sources.map(({ title, url: address }) => (
              <a key={address} href={address} target="_blank" rel="noreferrer">
                {title}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
