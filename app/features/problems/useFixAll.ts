import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { sourceOf } from '../../store/selectors/source.ts';

/** Applies all fixes that change no verdict, and says how many it were. */
export function useFixAll(): () => Promise<void> {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  return async () => {
    const { fixAllSafe } = await import('../../services/linting.ts');
    const { case: theCase, setRobotsText } = store.getState();
    const { robots, applied } = fixAllSafe(sourceOf(theCase.robots).text);
    if (typeof robots !== 'string' || applied.length === 0) return;
    setRobotsText(robots);
    notifier.notify({
      tone: 'info',
      title: applied.length === 1 ? 'One fix applied' : `${applied.length} fixes applied`,
      description: 'No verdict changed.',
      action: { label: 'Undo', run: () => store.setState({ case: theCase }) },
    });
  };
}
