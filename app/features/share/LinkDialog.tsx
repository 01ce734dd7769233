import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ChoiceList } from '../../components/ChoiceList.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { fileLength } from '../../services/permalink/linkAdvice.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { SharedNames } from '../../store/selectors/nameless.ts';
import { selectNameless } from '../../store/selectors/nameless.ts';
import { caseContents } from '../../wording/caseContents.ts';
import { HiddenNames } from './HiddenNames.tsx';
import styles from './LinkDialog.module.css';
import { LinkField } from './LinkField.tsx';
import { forms, names } from './linkChoices.ts';
import type { LinkForm } from './useMadeLink.ts';
import { useMadeLink } from './useMadeLink.ts';
import { useSaveCase } from './useSaveCase.ts';

/** A link to the case: what it holds, how long it is, without names if wished; copied or put into the address. */
export function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const theCase = useAppStore((state) => state.case);
  const { addressBar, copyText, notifier } = useServices();
  const [shown, setShown] = useState<SharedNames>('all');
  const [form, setForm] = useState<LinkForm>('packed');
  const [seed] = useState(() => crypto.randomUUID());
  const nameless = shown === 'all' ? null : selectNameless(theCase, shown, seed);
  const shared = nameless?.case ?? theCase;
  const made = useMadeLink(shared, form);
  const saveCase = useSaveCase();
  const link = made.kind === 'made' ? made.link : '';
  const isLong = made.kind === 'failed' || link.length > fileLength;

  const copy = async () => {
    if (!(await copyText(link)))
      notifier.notify({
        tone: 'error',
        title: 'The browser blocked copying the link',
        description: 'Select the link and copy it yourself.',
      });
    else {
      notifier.notify({ tone: 'info', title: 'Link copied' });
      onClose();
    }
  };
  const putIntoAddress = () => {
    addressBar.show(link);
    notifier.notify({
      tone: 'info',
      title: 'The link is in the address bar',
      description: 'It is removed when you next change the case.',
    });
    onClose();
  };

  return (
    <Dialog
      title="Share a link"
      onClose={onClose}
      actions={
        <>
          <Button variant={isLong ? 'primary' : 'quiet'} onClick={() => saveCase(shared)}>
            Save a file instead
          </Button>
          <Button disabled={isLong || link === ''} onClick={putIntoAddress}>
            Put in address bar
          </Button>
          <Button variant={isLong ? 'plain' : 'primary'} disabled={link === ''} onClick={() => void copy()}>
            Copy link
          </Button>
        </>
      }
    >
      <p>
        The link contains everything: {caseContents(shared).join(', ')}. Browsers don’t send any of it to a
        server.
      </p>
      <div className={styles.choices}>
        <ChoiceList legend="Names" choices={names} chosen={shown} onChoose={setShown} />
        <ChoiceList legend="Form" choices={forms} chosen={form} onChoose={setForm} />
      </div>
      {nameless !== null && <HiddenNames nameless={nameless} wished={shown} />}
      <LinkField made={made} />
    </Dialog>
  );
}
