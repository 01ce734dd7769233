import type { AccessInput } from '../../../engine/index.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { clockOf } from '../../store/selectors/fetchInput.ts';

/** Changes what is known of the fetch. */
export type ChangeFetch = (change: Partial<AccessInput>) => void;

/** What changes the fetch of the case, as of the time asked about. */
export function useChangeFetch(): ChangeFetch {
  const store = useAppStoreApi();
  const { clock } = useServices();
  return (change) => {
    const { case: theCase, changeFetch } = store.getState();
    changeFetch(change, clockOf(theCase.time, clock.minute()));
  };
}
