import { Archive, Check, Clock, CornerDownRight, FileCheck2, X } from 'lucide-react';
import styles from './OutcomeMark.module.css';

/** What may become of a site whose robots.txt was asked for. */
export type OutcomeKind = 'obey' | 'obey-cached' | 'allow-all' | 'disallow-all' | 'defer' | 'follow';

const icons = {
  obey: FileCheck2,
  'obey-cached': Archive,
  'allow-all': Check,
  'disallow-all': X,
  defer: Clock,
  follow: CornerDownRight,
};

const words: { readonly [Kind in OutcomeKind]: string } = {
  obey: 'obeys the file',
  'obey-cached': 'obeys cached copy',
  'allow-all': 'all allowed',
  'disallow-all': 'all blocked',
  defer: 'retries later',
  follow: 'follows',
};

/** What becomes of a whole site, as a symbol, words and a colour, so that no one of them is needed. */
export function OutcomeMark({ kind }: { readonly kind: OutcomeKind }) {
  const Icon = icons[kind];
  return (
    <span className={`${styles.mark} ${styles[kind]}`}>
      <Icon aria-hidden="true" strokeWidth={2.5} />
      {words[kind]}
    </span>
  );
}
