import type { FuzzyMatch } from './fuzzyMatch.ts';
import styles from './MatchedText.module.css';

interface MatchedTextProps {
  readonly text: string;
  readonly spans: FuzzyMatch['spans'];
}

/** A text with what a query found in it. */
export function MatchedText({ text, spans }: MatchedTextProps) {
  return (
    <>
      {spans.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(spans[index - 1]?.to ?? 0, from)}
          <b className={styles.found}>{text.slice(from, to)}</b>
        </span>
      ))}
      {text.slice(spans.at(-1)?.to ?? 0)}
    </>
  );
}
