import { Fragment } from 'react';
import type { Sentence } from '../wording/sentence.ts';
import styles from './SentenceText.module.css';

interface SentenceTextProps {
  readonly sentence: Sentence;
  /** Goes to a line of the robots.txt. */
  readonly onLine: (line: number) => void;
}

/** A sentence with what it quotes set apart and its lines to be clicked. */
export function SentenceText({ sentence, onLine }: SentenceTextProps) {
  return sentence.map((part, index) => {
    // A sentence is drawn anew as a whole: its parts have no other name than their place.
    const key = `${index}`;
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    return (
      <button key={key} type="button" className={styles.line} onClick={() => onLine(part.line)}>
        line {part.line}
      </button>
    );
  });
}
