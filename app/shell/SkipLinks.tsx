import type { Place } from './places.ts';
import { goToPlace, places } from './places.ts';
import styles from './SkipLinks.module.css';

const names: { readonly [Name in Place]: string } = {
  robots: 'Skip to the editor',
  problems: 'Skip to the problems',
  tests: 'Skip to the tests',
};

const order: readonly Place[] = ['robots', 'problems', 'tests'];

/** The first stops of the keyboard: past the head of the page. */
export function SkipLinks() {
  return (
    <nav className={styles.links} aria-label="Skip to">
      {order.map((place) => (
        <a
          key={place}
          href={`#${places[place]}`}
          onClick={(event) => {
            // The fragment of the address is for links to cases.
            event.preventDefault();
            goToPlace(place);
          }}
        >
          {names[place]}
        </a>
      ))}
    </nav>
  );
}
