import { useId } from 'react';
import { robotsUrlFor } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { originOf } from '../../store/selectors/urlReading.ts';
import styles from './LiveDialog.module.css';

interface LiveAddressProps {
  /** As typed: a host, an address, an origin. */
  readonly site: string;
  readonly onSite: (site: string) => void;
  readonly onDone: () => void;
}

/** The address of a site's robots.txt, to be opened in a tab of its own or asked for with curl. */
export function LiveAddress({ site, onSite, onDone }: LiveAddressProps) {
  const { copyText, notifier } = useServices();
  const setTab = useAppStore((state) => state.setTab);
  const setFetchPart = useAppStore((state) => state.setFetchPart);
  const hintId = useId();
  const origin = originOf(site);
  const address = origin === null ? null : robotsUrlFor(`${origin}/`);
  const isWrong = site.trim() !== '' && address === null;
  const paste = async () => {
    if (!(await copyText(`curl -iL ${address}`)))
      notifier.notify({ tone: 'info', title: 'Run it in a terminal', description: `curl -iL ${address}` });
    setFetchPart('file');
    setTab('fetch');
    onDone();
  };
  return (
    <>
      <Field
        label="Site"
        isWrong={isWrong}
        hint={isWrong ? 'This is not a valid site.' : 'A host name or any URL on the site.'}
        hintId={hintId}
      >
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="example.com"
          aria-invalid={isWrong}
          aria-describedby={hintId}
          value={site}
          onChange={({ target }) => onSite(target.value)}
        />
      </Field>
      <p className={styles.row}>
        {address === null ? (
          <span>The link to the file appears here.</span>
        ) : (
          <a className={styles.address} href={address} target="_blank" rel="noopener noreferrer">
            {address}
          </a>
        )}
        <Button disabled={address === null} onClick={() => void paste()}>
          Copy the curl command
        </Button>
      </p>
      <p className={styles.small}>
        Open the link, select all, copy, and paste into the editor, or save the page and drop the file here.
        To include the status and redirects, paste the curl output into the Fetch tab.
      </p>
    </>
  );
}
