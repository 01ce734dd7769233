import { useState } from 'react';
import { LineLink } from '../../components/LineLink.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GroupsView, Listed, ToldLine } from '../../store/selectors/groupsView.ts';
import styles from './LineUses.module.css';
import { MoreButton } from './MoreButton.tsx';
import { Part } from './Part.tsx';

/** How many lines are drawn at first, and more at a time. */
const step = 50;

function LineTable({ label, lines }: { readonly label: string; readonly lines: Listed<ToldLine> }) {
  const revealLine = useAppStore((state) => state.revealLine);
  const [limit, setLimit] = useState(step);
  return (
    <>
      <ul className={styles.lines} aria-label={label}>
        {lines.first.slice(0, limit).map(({ line, text, why }) => (
          <li key={line}>
            <LineLink line={line} text={text} onGo={revealLine} />
            <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
      <MoreButton list={lines} shown={limit} name="lines" onMore={() => setLimit(limit + step)} />
    </>
  );
}

/** The lines that count for nothing to this reader, and those that it forgives, each with its reason. */
export function LineUses({ view: { unused, forgiven } }: { readonly view: GroupsView }) {
  return (
    <>
      {unused.total > 0 && (
        <Part title="Ignored lines" note={unused.total.toLocaleString('en')}>
          <LineTable label="Ignored lines" lines={unused} />
        </Part>
      )}
      {forgiven.total > 0 && (
        <Part title="Lines with accepted mistakes" note={forgiven.total.toLocaleString('en')}>
          <LineTable label="Lines with accepted mistakes" lines={forgiven} />
        </Part>
      )}
    </>
  );
}
