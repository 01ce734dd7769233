import { useAppStore } from '../../store/AppStoreContext.ts';
import styles from './FetchTab.module.css';
import { FilePart } from './FilePart.tsx';
import { PagePart } from './PagePart.tsx';
import { PartSwitch } from './PartSwitch.tsx';

/** What comes before the rules and after them: how fetching the file goes, and what a page says of itself. */
export function FetchTab() {
  const part = useAppStore((state) => state.fetchPart);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <section className={styles.tab} tabIndex={0} aria-label="Fetch">
      <PartSwitch />
      {part === 'file' ? <FilePart /> : <PagePart />}
    </section>
  );
}
