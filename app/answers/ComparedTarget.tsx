import type { PatternPiece, TargetTrace } from '../../engine/index.ts';
import { targetTextSpan } from '../../engine/index.ts';
import styles from './ComparedTarget.module.css';

interface ComparedTargetProps {
  readonly target: TargetTrace;
  /** What the deciding pattern consumed; none where nothing decided. */
  readonly pieces: readonly PatternPiece[];
}

/** The URL as it was compared, with the parts that the deciding pattern stands for marked. */
export function ComparedTarget({ target, pieces }: ComparedTargetProps) {
  const spans = pieces
    .filter(({ kind }) => kind !== 'end')
    .map((piece) => ({ kind: piece.kind, ...targetTextSpan(target, piece) }));
  const rest = spans.at(-1)?.to ?? 0;
  return (
    <code className={styles.target}>
      {spans.map(({ kind, from, to }) => (
        <mark key={from + kind} className={styles[kind]}>
          {target.text.slice(from, to)}
        </mark>
      ))}
      {target.text.slice(rest)}
    </code>
  );
}
