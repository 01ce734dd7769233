import { NotebookPen } from 'lucide-react';
import { caseLimits } from '../../../engine/index.ts';
import { Field } from '../../components/Field.tsx';
import { PopoverButton } from '../../components/PopoverButton.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectTestedCount } from '../../store/selectors/bulkInputs.ts';
import { counted } from '../../wording/counted.ts';
import styles from './CaseNotes.module.css';

/** How much the case has, and its title and note, to be written in a popup. */
export function CaseNotes() {
  const title = useAppStore((state) => state.case.title);
  const note = useAppStore((state) => state.case.note);
  const urls = useAppStore(selectTestedCount);
  const bots = useAppStore((state) => state.case.bots.length);
  const updateCase = useAppStore((state) => state.updateCase);
  const counts = `${urls === null ? 'Long list' : counted(urls, 'URL')} · ${counted(bots, 'bot')}`;
  return (
    <PopoverButton
      variant="quiet"
      aria-label={`${counts}. Title and note`}
      title="Title and note"
      className={styles.button ?? ''}
      face={
        <>
          <span className={styles.counts}>{counts}</span>
          <NotebookPen aria-hidden="true" />
          {note !== '' && <span className={styles.dot} />}
        </>
      }
    >
      <Field label="Title">
        <input
          type="text"
          maxLength={caseLimits.titleLength}
          placeholder="Untitled case"
          value={title}
          onChange={(event) => updateCase({ title: event.target.value })}
        />
      </Field>
      <Field label="Note" hint="Both are saved in links, files and the library.">
        <textarea
          rows={5}
          maxLength={caseLimits.noteLength}
          placeholder="What this case tests, and why"
          value={note}
          onChange={(event) => updateCase({ note: event.target.value })}
        />
      </Field>
    </PopoverButton>
  );
}
