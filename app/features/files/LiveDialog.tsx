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
        <h3>With a bookmarklet</h3>
        <Bookmarklet />
      </section>
      <section className={styles.way}>
        <h3>With copy and paste</h3>
        <LiveAddress site={site} onSite={setSite} onDone={close} />
      </section>
      <details className={styles.why}>
        <summary>Why can’t this page fetch it directly?</summary>
        <p>
          A page can read another site only if that site allows it (CORS), and few sites do for robots.txt.
          Other tools send requests through their own server, which then knows what you look at. This page has
          no server and blocks requests to other sites with its Content-Security-Policy:{' '}
          <code>connect-src 'self'</code>. What you paste stays in this browser.
        </p>
      </details>
    </DialogPopup>
  );
}
