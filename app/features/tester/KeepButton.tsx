import { Pin } from 'lucide-react';
import { keepVerdicts } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { selectExpectationTotals } from '../../store/selectors/expectations.ts';

/** Expects all present verdicts from now on. */
export function KeepButton() {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const keep = () => {
    const { case: before, updateCase } = store.getState();
    updateCase({ urlList: keepVerdicts(before) });
    const { all } = selectExpectationTotals(store.getState().case);
    notifier.notify({
      tone: 'info',
      title: `${all.toLocaleString('en')} ${all === 1 ? 'verdict' : 'verdicts'} saved as expected`,
      description: 'Any change to one of them is reported as a failure.',
      action: { label: 'Undo', run: () => updateCase({ urlList: before.urlList }) },
    });
  };
  return (
    <Button variant="quiet" title="Expect the present verdicts from now on" onClick={keep}>
      <Pin aria-hidden="true" />
      Pin all
    </Button>
  );
}
