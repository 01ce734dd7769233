import type { ReactNode } from 'react';
import styles from './PlaceFrame.module.css';
import type { Place } from './places.ts';
import { places } from './places.ts';

/** The frame of a part of the screen, which the keyboard can be taken to. */
export function PlaceFrame({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  return (
    <div id={places[place]} tabIndex={-1} className={styles.frame}>
      {children}
    </div>
  );
}
