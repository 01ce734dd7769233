import styles from './LineLink.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface LineLinkProps {
  /** 1-based. */
  readonly line: number;
  /** What the line says, or what it is to the reader. */
  readonly text: string;
  readonly onGo: (line: number) => void;
}

/** A line of the robots.txt to go to, by its number and text. */
export function LineLink({ line, text, onGo }: LineLinkProps) {
  return (
    <button type="button" className={styles.link} onClick={() => onGo(line)}>
      <span className={styles.number}>
        <VisuallyHidden>Line </VisuallyHidden>
        {line}
      </span>{' '}
      <span className={styles.text}>{text}</span>
    </button>
  );
}
