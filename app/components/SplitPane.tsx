import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import styles from './SplitPane.module.css';

interface SplitPaneProps {
  /** 'columns' side by side, 'rows' one above the other. */
  readonly direction: 'columns' | 'rows';
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** What the separator changes: 'Width of the editor'. */
  readonly label: string;
  /** The first pane's share in per cent. */
  readonly share: number;
  readonly defaultShare: number;
  readonly onShare: (share: number) => void;
}

const least = 15;
const most = 85;

function within(share: number): number {
  return Math.min(most, Math.max(least, share));
}

/** Where a key takes the separator; null for other keys. */
function shareAfter(key: string, share: number, isColumns: boolean): number | null {
  switch (key) {
    case isColumns ? 'ArrowLeft' : 'ArrowUp':
      return share - 2;
    case isColumns ? 'ArrowRight' : 'ArrowDown':
      return share + 2;
    case 'Home':
      return least;
    case 'End':
      return most;
    default:
      return null;
  }
}

/** Two panes with a separator that is moved by pointer or keys; a double click puts it back. */
export function SplitPane(props: SplitPaneProps) {
  const { direction, first, second, label, share, defaultShare, onShare } = props;
  const isColumns = direction === 'columns';
  const root = useRef<HTMLDivElement>(null);
  const move = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = isColumns ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height;
    onShare(within(at * 100));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = shareAfter(event.key, share, isColumns);
    if (next === null) return;
    event.preventDefault();
    onShare(within(next));
  };
  return (
    <div
      ref={root}
      className={`${styles.split} ${styles[direction]}`}
      style={{ '--share': `${within(share)}%` } as CSSProperties}
    >
      <div className={styles.pane}>{first}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: <hr> is no control; a separator that moves is one */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={isColumns ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(share)}
        aria-valuemin={least}
        aria-valuemax={most}
        className={styles.separator}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={move}
        onDoubleClick={() => onShare(defaultShare)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.pane}>{second}</div>
    </div>
  );
}
