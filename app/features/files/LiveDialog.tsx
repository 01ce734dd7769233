import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { DialogPopup } from '../../components/DialogPopup.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import { Bookmarklet } from './Bookmarklet.tsx';
import { LiveAddress } from './LiveAddress.tsx';
import styles from './LiveDialog.module.css';

/** Ways to a live robots.txt without a server, and why there is no shorter one. */
export function LiveDialog() {
  const setOpening = useAppStore((state) => state.setOpening);
  const origin = useAppStore((state) => selectSiteOrigin(state.case).origin);
  const [site, setSite] = useState(origin ?? '');
  const close = () => setOpening({ kind: 'none' });
  return (
    <DialogPopup
      title="Open a live robots.txt"
      onClose={close}
      actions={<Button onClick={close}>Close</Button>}
    >
      <section className={styles.way}>
        <h3>By a press, on any site</h3>
        <Bookmarklet />
      </section>
      <section className={styles.way}>
        <h3>By copy and paste</h3>
        <LiveAddress site={site} onSite={setSite} onDone={close} />
      </section>
      <details className={styles.why}>
        <summary>Why can’t this page just fetch it?</summary>
        <p>
          A page may read another site only where that site says so (CORS), and hardly any says so for its
          robots.txt. Others send your question through a server of theirs, which then knows what you look at.
          This page has no server, and forbids itself every foreign address: its Content-Security-Policy says{' '}
          <code>connect-src 'self'</code>. What you paste stays here.
        </p>
      </details>
    </DialogPopup>
  );
}
