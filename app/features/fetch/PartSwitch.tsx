import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { FetchPart } from '../../store/fetchSlice.ts';
import styles from './PartSwitch.module.css';

const parts: readonly { readonly id: FetchPart; readonly label: string; readonly about: string }[] = [
  {
    id: 'file',
    label: 'robots.txt',
    about: 'What crawlers do before they read the rules, based on status, redirects and headers.',
  },
  {
    id: 'page',
    label: 'A page',
    about: 'How the robots rules on a page combine with robots.txt.',
  },
];

/** Which of the two is looked at, with a line about it. */
export function PartSwitch() {
  const current = useAppStore((state) => state.fetchPart);
  const setPart = useAppStore((state) => state.setFetchPart);
  return (
    <div className={styles.bar}>
      <fieldset aria-label="What was fetched" className={styles.parts}>
        {parts.map(({ id, label }) => (
          <Button key={id} variant="quiet" aria-pressed={id === current} onClick={() => setPart(id)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <p>{parts.find(({ id }) => id === current)?.about}</p>
    </div>
  );
}
