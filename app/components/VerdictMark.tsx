import { Check, CircleHelp, Minus, X } from 'lucide-react';
import styles from './VerdictMark.module.css';

/** What a mark can say. 'outside' where this robots.txt does not govern, 'unreadable' where there was no question. */
export type VerdictKind = 'allowed' | 'blocked' | 'outside' | 'unreadable';

const icons = { allowed: Check, blocked: X, outside: Minus, unreadable: CircleHelp };

const words: { readonly [Kind in VerdictKind]: string } = {
  allowed: 'allowed',
  blocked: 'blocked',
  outside: 'other site',
  unreadable: 'invalid',
};

interface VerdictMarkProps {
  readonly kind: VerdictKind;
  /** Other words than the usual ones: '1996' beside the symbol, read as '1996: allowed'. */
  readonly label?: string;
}

/** A verdict as a symbol, a word and a colour, so that no one of them is needed. */
export function VerdictMark({ kind, label }: VerdictMarkProps) {
  const Icon = icons[kind];
  return (
    <span className={`${styles.mark} ${styles[kind]}`}>
      <Icon aria-hidden="true" strokeWidth={2.75} />
      {label ?? words[kind]}
      {label !== undefined && <span className={styles.spoken}>: {words[kind]}</span>}
    </span>
  );
}
