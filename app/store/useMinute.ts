import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesContext.ts';
import { useAppStore } from './AppStoreContext.ts';

const silent = () => () => undefined;
const never = () => 0;

/**
 * The start of the present minute, in seconds since 1970, drawn anew as minutes go by. Where the case sets a time, 0:
 * then nothing is asked of the clock, and nothing drawn anew.
 */
export function useMinute(): number {
  const { clock } = useServices();
  const isSet = useAppStore((state) => state.case.time !== null);
  return useSyncExternalStore(isSet ? silent : clock.subscribe, isSet ? never : clock.minute);
}
