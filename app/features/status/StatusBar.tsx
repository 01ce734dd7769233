import { useAppStore } from '../../store/AppStoreContext.ts';
import type { DraftStatus } from '../../store/draftSlice.ts';
import styles from './StatusBar.module.css';

/** How the draft fares, in words. */
function draftText(draft: DraftStatus): string {
  switch (draft.kind) {
    case 'empty':
      return 'Drafts are kept on this device';
    case 'saved':
      return 'Saved on this device';
    case 'failed':
      return draft.problem === 'full'
        ? 'Not saved: this does not fit in the browser’s storage. Save it as a file to keep your work.'
        : 'Not saved: this browser keeps nothing for this site. Copy a link or save a file to keep your work.';
  }
}

/** What holds all the time, at the foot of the page. */
export function StatusBar() {
  const draft = useAppStore((state) => state.draft);
  return (
    <footer className={styles.bar}>
      <span>Google’s verdicts as its own parser gives them, line for line</span>
      <span role="status" className={draft.kind === 'failed' ? styles.failed : ''}>
        {draftText(draft)}
      </span>
    </footer>
  );
}
