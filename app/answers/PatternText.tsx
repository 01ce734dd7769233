import type { TracedRule } from '../../engine/index.ts';
import styles from './PatternText.module.css';

/** A rule's pattern, its special characters set apart; crossed out where the rule lost. */
export function PatternText({ rule }: { readonly rule: TracedRule }) {
  const { pieces, outcome, kind } = rule;
  return (
    <code className={outcome.kind === 'lost' ? styles.lost : styles.won}>
      {kind === 'allow' ? 'Allow: ' : 'Disallow: '}
      {pieces.map((piece) => (
        <span key={`${piece.from} ${piece.kind}`} className={piece.kind === 'literal' ? '' : styles.special}>
          {piece.text}
        </span>
      ))}
    </code>
  );
}
