import styles from './KeyNames.module.css';

/** A combination of keys, each drawn as a key: give the names that are printed on them. */
export function KeyNames({ names }: { readonly names: readonly string[] }) {
  return (
    <kbd className={styles.keys}>
      {names.map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </kbd>
  );
}
