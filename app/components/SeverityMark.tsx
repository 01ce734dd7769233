import { CircleX, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import styles from './SeverityMark.module.css';

export type SeverityKind = 'error' | 'warning' | 'info' | 'hint';

const icons = { error: CircleX, warning: TriangleAlert, info: Info, hint: Lightbulb };

/** The weight of a finding as a shape and a colour, with its name for those who listen. */
export function SeverityMark({ kind }: { readonly kind: SeverityKind }) {
  const Icon = icons[kind];
  return (
    <Icon role="img" aria-label={kind} className={`${styles.mark} ${styles[kind]}`} strokeWidth={2.25} />
  );
}
