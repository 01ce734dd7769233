import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { Finding } from '../../../engine/index.ts';
import styles from './ProblemList.module.css';
import { ProblemRow } from './ProblemRow.tsx';

/** Where an arrow key leads in a list of `length`. */
function nextIndex(key: string, index: number, length: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, length - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}

/** The findings, one stop for the Tab key: arrows go through them, Enter goes to the place. */
export function ProblemList({ findings }: { readonly findings: readonly Finding[] }) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const active = Math.min(current, findings.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, active, findings.length);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>('[data-problem]')[next]?.focus();
  };
  return (
    <ol ref={list} className={styles.list} onKeyDown={onKeyDown}>
      {findings.map((finding, index) => (
        <ProblemRow
          key={`${finding.id} ${finding.span.from} ${finding.messageId}`}
          finding={finding}
          isStop={index === active}
          onFocus={() => setCurrent(index)}
        />
      ))}
    </ol>
  );
}
