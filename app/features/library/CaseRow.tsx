import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import type { CaseSummary } from '../../services/library/caseSummary.ts';
import { counted } from '../../wording/counted.ts';
import { momentInWords } from '../../wording/moments.ts';
import styles from './CaseRow.module.css';
import { nameOf } from './caseName.ts';
import { RenameField } from './RenameField.tsx';
import type { CaseActions } from './useCaseActions.ts';

interface CaseRowProps {
  readonly summary: CaseSummary;
  readonly actions: CaseActions;
}

/** A saved case: what it is about, and what can be done with it. */
export function CaseRow({ summary, actions }: CaseRowProps) {
  const { id, note, origin, urls, bots, savedAt } = summary;
  const [isRenaming, setIsRenaming] = useState(false);
  const title = useRef<HTMLButtonElement>(null);
  const name = nameOf(summary);
  const facts = [
    ...(origin === '' ? [] : [origin]),
    counted(urls, 'URL'),
    bots.length <= 3 ? bots.join(', ') : counted(bots.length, 'bot'),
    momentInWords(Date.parse(savedAt) / 1000),
  ];
  const finishRenaming = (newTitle: string | null) => {
    setIsRenaming(false);
    if (newTitle !== null && newTitle !== summary.title) void actions.rename(id, newTitle);
    // The row's title is drawn again first.
    requestAnimationFrame(() => title.current?.focus());
  };
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        {isRenaming ? (
          <RenameField title={summary.title} onDone={finishRenaming} />
        ) : (
          <button ref={title} type="button" className={styles.title} onClick={() => void actions.open(id)}>
            {name}
          </button>
        )}
        <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
        {note !== '' && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>
        <IconButton label={`Rename “${name}”`} onClick={() => setIsRenaming(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={`Duplicate “${name}”`} onClick={() => void actions.duplicate(id)}>
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete “${name}”`} onClick={() => void actions.remove(id)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
