import { useAppStore } from '../../store/AppStoreContext.ts';
import { originOf } from '../../store/selectors/urlReading.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import styles from './OriginField.module.css';

/** The site that the file belongs to: typed, or taken from the URLs to test. */
export function OriginField() {
  const typed = useAppStore((state) => state.case.origin);
  const site = useAppStore((state) => selectSiteOrigin(state.case).origin);
  const updateCase = useAppStore((state) => state.updateCase);
  const isWrong = typed.trim() !== '' && originOf(typed) === null;
  return (
    <label className={styles.field}>
      for
      <input
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        aria-label="Site of this robots.txt"
        aria-invalid={isWrong}
        placeholder={site ?? 'any site'}
        value={typed}
        onChange={(event) => updateCase({ origin: event.target.value })}
      />
    </label>
  );
}
