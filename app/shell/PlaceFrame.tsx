import type { ReactNode } from 'react';
import type { ScreenPart } from '../store/viewSlice.ts';
import styles from './PlaceFrame.module.css';
import { places } from './places.ts';

interface PlaceFrameProps {
  readonly place: ScreenPart;
  readonly children: ReactNode;
}

/** The frame of a part of the screen, which the keyboard can be taken to. */
export function PlaceFrame({ place, children }: PlaceFrameProps) {
  return (
    <div id={places[place]} tabIndex={-1} className={styles.frame}>
      {children}
    </div>
  );
}
