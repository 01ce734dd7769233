import { Search } from 'lucide-react';
import { useAppStore } from '../../store/AppStoreContext.ts';
import styles from './SearchField.module.css';

/** Shows only the URLs that contain what is typed. */
export function SearchField() {
  const search = useAppStore((state) => state.urlSearch);
  const setUrlSearch = useAppStore((state) => state.setUrlSearch);
  return (
    <label className={styles.field}>
      <Search aria-hidden="true" />
      <input
        type="search"
        aria-label="Search the URLs"
        placeholder="Search"
        spellCheck={false}
        value={search}
        onChange={(event) => setUrlSearch(event.target.value)}
      />
    </label>
  );
}
