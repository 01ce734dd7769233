import { emptyCase } from '../../../engine/index.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import type { Example } from './example.ts';

/** Puts an example in place of the case at hand; what was there can be had back. */
export function useOpenExample(): (example: Example) => void {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  return ({ title, look, case: { robotsTxt, ...rest } }) => {
    const before = store.getState().case;
    store.getState().replaceCase({ ...emptyCase, ...rest, title, robots: { kind: 'text', text: robotsTxt } });
    store.getState().select({ urlLine: look, bot: rest.bots[0] ?? '' });
    if (isEmptyCase(before)) return;
    notifier.notify({
      tone: 'info',
      title: `“${title}” opened`,
      action: { label: 'Restore mine', run: () => store.getState().restorePreviousCase() },
    });
  };
}
