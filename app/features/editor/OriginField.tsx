import { useId } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { originOf } from '../../store/selectors/urlReading.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import styles from './OriginField.module.css';

/** The site that the file belongs to: typed, or taken from the URLs to test. */
export function OriginField() {
  const typed = useAppStore((state) => state.case.origin);
  const site = useAppStore((state) => selectSiteOrigin(state.case));
  const ofLongList = useAppStore((state) => state.largeList?.origin ?? null);
  const listed = site.from === 'given' ? null : (ofLongList ?? site.origin);
  const note = useId();
  const updateCase = useAppStore((state) => state.updateCase);
  const isWrong = typed.trim() !== '' && originOf(typed) === null;
  return (
    <label className={styles.field}>
      {listed === null && 'for'}
      <input
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        aria-label="Site of this robots.txt"
        aria-invalid={isWrong}
        aria-describedby={listed !== null ? note : undefined}
        placeholder={listed ?? 'any site'}
        value={typed}
        onChange={(event) => updateCase({ origin: event.target.value })}
      />
      {listed !== null && (
        <span
          id={note}
          className={styles.note}
          title="Most URLs of the list are on this site. Type another one to test that."
        >
          from the list
        </span>
      )}
    </label>
  );
}
