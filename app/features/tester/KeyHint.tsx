import styles from './KeyHint.module.css';

/** Which keys do what in the rows. */
export function KeyHint({ canExpect }: { readonly canExpect: boolean }) {
  return (
    <p className={styles.hint}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> rows
      </span>
      <span>
        <kbd>Enter</kbd> why
      </span>
      {canExpect && (
        <span>
          expect <kbd>+</kbd> allowed <kbd>−</kbd> blocked <kbd>0</kbd> nothing
        </span>
      )}
    </p>
  );
}
