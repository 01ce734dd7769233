/** The parts of the screen that one goes to; the ids of their elements. */
export const places = {
  robots: 'robots-txt',
  problems: 'problems',
  tests: 'tests',
} as const;

export type Place = keyof typeof places;

/** Scrolls to a part and gives it the keyboard, so that Tab goes on inside it. */
export function goToPlace(place: Place): void {
  const element = document.getElementById(places[place]);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
