import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { witnessAt } from '../../engine/index.ts';
import { Button } from '../components/Button.tsx';
import { useAppStore } from '../store/AppStoreContext.ts';
import { selectListedUrls, selectSiteOrigin } from '../store/selectors/urlRows.ts';
import styles from './WitnessList.module.css';

/** A URL that shows a difference. */
export interface ShownWitness {
  readonly url: string;
  /** A few words before the URL: 'newly blocked'; drawn as they are. */
  readonly badge?: ReactNode;
  /** Both verdicts, and what there is to say of them. */
  readonly body: ReactNode;
}

interface AddButtonProps {
  readonly urls: readonly string[];
  readonly label: string;
  /** What is added, for those who don't see beside what the button stands. */
  readonly what: string;
}

function AddButton({ urls, label, what }: AddButtonProps) {
  const addUrls = useAppStore((state) => state.addUrls);
  const listed = useAppStore((state) => selectListedUrls(state.case));
  const isListed = urls.every((url) => listed.has(url));
  return (
    <Button
      variant="quiet"
      aria-label={isListed ? `In the list: ${what}` : `${label} ${what} to the URL list`}
      disabled={isListed}
      onClick={() => addUrls(urls)}
    >
      {isListed ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      {isListed ? 'In the list' : label}
    </Button>
  );
}

/** URLs that show differences, each to be added to the list of the case. */
export function WitnessList(props: { readonly witnesses: readonly ShownWitness[]; readonly label: string }) {
  const { origin } = useAppStore((state) => selectSiteOrigin(state.case));
  const witnesses = props.witnesses.map((one) =>
    origin === null ? one : { ...one, url: witnessAt(one.url, origin) },
  );
  return (
    <div className={styles.place}>
      <ul className={styles.list} aria-label={props.label}>
        {witnesses.map(({ url, badge, body }) => (
          <li key={url} className={styles.item}>
            <div className={styles.head}>
              {badge}
              <code className={styles.url}>{url}</code>
              <AddButton urls={[url]} label="Add" what={url} />
            </div>
            <div className={styles.body}>{body}</div>
          </li>
        ))}
      </ul>
      {witnesses.length > 1 && (
        <AddButton urls={witnesses.map(({ url }) => url)} label={`Add all ${witnesses.length}`} what="URLs" />
      )}
    </div>
  );
}
