import { useState } from 'react';
import { forgivenLines, unusedLines } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { LineLink } from '../../components/LineLink.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GroupReader } from '../../store/selectors/groupReader.ts';
import { forgivenWords, unusedReasons } from '../../wording/lineUses.ts';
import styles from './LineUses.module.css';
import { Part } from './Part.tsx';

interface ToldLine {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** How many lines are drawn at first, and more at a time. */
const step = 50;

function LineTable({ label, lines }: { readonly label: string; readonly lines: readonly ToldLine[] }) {
  const revealLine = useAppStore((state) => state.revealLine);
  const [limit, setLimit] = useState(step);
  return (
    <>
      <ul className={styles.lines} aria-label={label}>
        {lines.slice(0, limit).map(({ line, text, why }) => (
          <li key={line}>
            <LineLink line={line} text={text} onGo={revealLine} />
            <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
      {lines.length > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + step)}>
          {(lines.length - limit).toLocaleString('en')} more lines
        </Button>
      )}
    </>
  );
}

/** The lines that count for nothing to this reader, and those that it forgives, each with its reason. */
export function LineUses({ reader }: { readonly reader: GroupReader }) {
  const { file } = reader.matcher;
  const unused = unusedLines(file).map(({ line, text, reason }) => ({
    line,
    text,
    why: unusedReasons[reason],
  }));
  const forgiven = forgivenLines(file).map(({ line, text, what }) => ({
    line,
    text,
    why: forgivenWords[what],
  }));
  return (
    <>
      {unused.length > 0 && (
        <Part title="Lines that count for nothing" note={unused.length.toLocaleString('en')}>
          <LineTable label="Lines that count for nothing" lines={unused} />
        </Part>
      )}
      {forgiven.length > 0 && (
        <Part title="Lines that are forgiven" note={forgiven.length.toLocaleString('en')}>
          <LineTable label="Lines that are forgiven" lines={forgiven} />
        </Part>
      )}
    </>
  );
}
