import type { ComponentProps } from 'react';
import styles from './CodeArea.module.css';

/** A box for pasted text, in which every character counts: give it a name. */
export function CodeArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea
      rows={5}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      wrap="off"
      {...props}
      className={styles.area}
    />
  );
}
