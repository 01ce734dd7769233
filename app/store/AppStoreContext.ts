import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AppState, AppStore } from './appStore.ts';

/** The store that the components below it read. */
export const AppStoreContext = createContext<AppStore | null>(null);

/** The store itself: for actions and for subscriptions outside of rendering. */
export function useAppStoreApi(): AppStore {
  const store = useContext(AppStoreContext);
  if (store === null) throw new Error('There is no AppStoreContext above this component.');
  return store;
}

/** What `selector` picks from the state; rendered again when that changes by identity. */
export function useAppStore<Picked>(selector: (state: AppState) => Picked): Picked {
  return useStore(useAppStoreApi(), selector);
}
