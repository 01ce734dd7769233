import { type ReactNode, useRef, useState } from 'react';
import type { RuleExample } from '../../../engine/docs.ts';
import type { Case } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { exampleCase } from './exampleCase.ts';

/** Opens examples of a rule in the editor; where there is work of one's own, after a question. `onOpened` is told. */
export function useOpenExample(
  id: string,
  onOpened: () => void,
): {
  readonly open: (example: RuleExample) => void;
  readonly question: ReactNode;
} {
  const store = useAppStoreApi();
  const { notifier } = useServices();
  const [asked, setAsked] = useState<Case | null>(null);
  /** What was opened from here, and the work that it stands in the place of. */
  const opened = useRef<{ readonly example: Case; readonly work: Case | null } | null>(null);
  const put = (example: Case) => {
    const current = store.getState().case;
    const work =
      current === opened.current?.example ? opened.current.work : isEmptyCase(current) ? null : current;
    store.getState().replaceCase(example);
    opened.current = { example, work };
    setAsked(null);
    onOpened();
    if (work === null) return;
    notifier.notify({
      tone: 'info',
      title: `“${example.title}” opened`,
      action: { label: 'Restore mine', run: () => store.getState().replaceCase(work) },
    });
  };
  const question = asked !== null && (
    <Dialog
      title="Replace your file with the example?"
      onClose={() => setAsked(null)}
      actions={
        <>
          <Button onClick={() => setAsked(null)}>Keep my file</Button>
          <Button variant="primary" onClick={() => put(asked)}>
            Open the example
          </Button>
        </>
      }
    >
      <p>This replaces what is in the editor. You can restore it afterwards.</p>
    </Dialog>
  );
  return {
    question,
    open: (example) => {
      const current = store.getState().case;
      const next = exampleCase(id, example);
      if (isEmptyCase(current) || current === opened.current?.example) put(next);
      else setAsked(next);
    },
  };
}
