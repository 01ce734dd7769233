import { useAppStore } from '../../store/AppStoreContext.ts';
import type { DraftStatus } from '../../store/draftSlice.ts';
import styles from './StatusBar.module.css';

/** How the draft fares, in words. */
function draftText(draft: DraftStatus): string {
  switch (draft.kind) {
    case 'empty':
      return 'Drafts are saved on this device';
    case 'saved':
      return 'Saved on this device';
    case 'failed':
      return draft.problem === 'full'
        ? 'Not saved: too large for the browser’s storage. Save the case as a file to keep your work.'
        : 'Not saved: this browser blocks storage for this site. Copy a link or save the case as a file to keep your work.';
  }
}

/** What holds all the time, at the foot of the page. */
export function StatusBar() {
  const draft = useAppStore((state) => state.draft);
  return (
    <footer className={styles.bar}>
      <span>Google verdicts follow Google’s open-source parser</span>
      <span role="status" className={draft.kind === 'failed' ? styles.failed : ''}>
        {draftText(draft)}
      </span>
    </footer>
  );
}
