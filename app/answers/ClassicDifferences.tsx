import type { Source } from '../../engine/index.ts';
import { dialectOf } from '../../engine/index.ts';
import { SentenceText } from '../components/SentenceText.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import { comparisonOf, matcherOf, nameAsked } from '../store/selectors/bots.ts';
import type { BotAnswer } from '../store/selectors/verdicts.ts';
import { shortNameOf } from '../wording/dialectNames.ts';
import { explainDifference } from '../wording/explainDifference.ts';
import { plainText } from '../wording/sentence.ts';
import styles from './ClassicDifferences.module.css';

interface ClassicDifferencesProps {
  readonly source: Source;
  readonly answer: BotAnswer;
  readonly url: string;
}

/** Why the classic readings part from a verdict, a sentence each. */
export function ClassicDifferences({ source, answer, url }: ClassicDifferencesProps) {
  const reading = useAppStore((state) => state.case.reading);
  const revealLine = useAppStore((state) => state.revealLine);
  const matcher = matcherOf(source, answer.bot, reading);
  const comparison = comparisonOf(source, nameAsked(matcher, answer.bot));
  const differences = answer.classics
    .filter(({ allowed }) => allowed !== answer.verdict.allowed)
    .flatMap(({ dialect }) => {
      const difference = comparison.compare(url, matcher.dialect, dialect);
      return difference.kind === 'same' ? [] : [{ dialect, sentence: explainDifference(difference) }];
    });
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
