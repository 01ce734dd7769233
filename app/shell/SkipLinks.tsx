import { useAppStoreApi } from '../store/AppStoreContext.ts';
import type { ScreenPart } from '../store/viewSlice.ts';
import { goToPart, places } from './places.ts';
import styles from './SkipLinks.module.css';

const names: { readonly [Part in ScreenPart]: string } = {
  robots: 'Skip to the editor',
  problems: 'Skip to the problems',
  tests: 'Skip to the tests',
};

const order: readonly ScreenPart[] = ['robots', 'problems', 'tests'];

/** The first stops of the keyboard: past the head of the page. */
export function SkipLinks() {
  const store = useAppStoreApi();
  return (
    <nav className={styles.links} aria-label="Skip to">
      {order.map((place) => (
        <a
          key={place}
          href={`#${places[place]}`}
          onClick={(event) => {
            // The fragment of the address is for links to cases.
            event.preventDefault();
            goToPart(store, place);
          }}
        >
          {names[place]}
        </a>
      ))}
    </nav>
  );
}
