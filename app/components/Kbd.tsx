import styles from './Kbd.module.css';

/** A key or a chord as it is printed on the keyboard. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
