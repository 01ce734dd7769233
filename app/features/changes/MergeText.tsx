import { useEffect, useRef, useState } from 'react';
import { createTextComparison } from '../../editor/textComparison.ts';
import styles from './MergeText.module.css';

interface MergeTextProps {
  readonly before: string;
  readonly after: string;
}

/** From this width on, in CSS pixels, both texts stand side by side. */
const wide = 620;

/** Two texts with what differs marked: side by side where there is room, else one below the other. */
export function MergeText({ before, after }: MergeTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<'side-by-side' | 'unified' | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setLayout((entry?.contentRect.width ?? 0) >= wide ? 'side-by-side' : 'unified'),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = place.current;
    if (element === null || layout === null) return undefined;
    const comparison = createTextComparison({
      before: { text: before, label: 'Live' },
      after: { text: after, label: 'Draft' },
      layout,
    });
    element.append(comparison.dom);
    return comparison.destroy;
  }, [before, after, layout]);
  return <div ref={place} className={styles.place} />;
}
