import styles from './Mark.module.css';

/** The mark: lines of a file, one let through, one stopped. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1.5" y="2.5" width="17" height="15" rx="3.5" />
      <path d="M5 7.75h5.5M5 12.25h3" />
      <path d="m12.6 7.8 1.1 1.1 1.9-2.2" className={styles.allowed} />
      <path d="m12.9 11.2 2.2 2.2m0-2.2-2.2 2.2" className={styles.blocked} />
    </svg>
  );
}
