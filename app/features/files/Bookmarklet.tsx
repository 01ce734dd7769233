import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CodeArea } from '../../components/CodeArea.tsx';
import { bookmarkletFor } from '../../services/bookmarklet.ts';
import { useServices } from '../../services/ServicesContext.ts';
import styles from './LiveDialog.module.css';

/** What became of a press: nothing yet, the text copied, or shown to be copied by hand; or the link pressed here. */
type Step = 'none' | 'copied' | 'shown' | 'pressed';

const says: { readonly [Which in Step]: string } = {
  none: 'Some browsers and site policies block bookmarklets. In that case, copy and paste.',
  copied: 'Copied. Bookmark any page, then replace the address of the bookmark with this.',
  shown: 'The browser blocked copying. Copy it from here.',
  pressed: 'Don’t use it here. Drag it to the bookmarks bar, then click it on a page of the site.',
};

/** A link to be dragged to the bookmarks bar, and its text for where that can't be done. */
export function Bookmarklet() {
  const { pageAddress, copyText } = useServices();
  const [step, setStep] = useState<Step>('none');
  const code = bookmarkletFor(pageAddress());
  // React refuses an address that is code, and rightly so: this one is only ever carried elsewhere.
  const carry = (link: HTMLAnchorElement) => {
    const stay = (event: MouseEvent) => {
      event.preventDefault();
      setStep('pressed');
    };
    link.setAttribute('href', code);
    link.addEventListener('click', stay);
    return () => link.removeEventListener('click', stay);
  };
  return (
    <>
      <ol>
        <li>Drag this to your bookmarks bar.</li>
        <li>Click it on any page of a site to open its robots.txt here, byte for byte.</li>
      </ol>
      <p className={styles.row}>
        {/* biome-ignore lint/a11y/useValidAnchor: it has its address by `ref` */}
        <a ref={carry} className={styles.handle}>
          <Bookmark aria-hidden="true" />
          robots.txt → Workbench
        </a>
        <Button onClick={async () => setStep((await copyText(code)) ? 'copied' : 'shown')}>
          Copy as text
        </Button>
      </p>
      <p role="status" className={styles.small}>
        {says[step]}
      </p>
      {step === 'shown' && <CodeArea readOnly aria-label="The bookmarklet" rows={3} value={code} />}
    </>
  );
}
