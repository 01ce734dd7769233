import { describePermalinkError } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';

/** What a link brings that can't just be shown: a question where work would be lost, or why it can't be opened. */
export function OpenedLinkDialog() {
  const link = useAppStore((state) => state.link);
  const acceptLink = useAppStore((state) => state.acceptLink);
  const dismissLink = useAppStore((state) => state.dismissLink);
  if (link.kind === 'failed')
    return (
      <Dialog
        title="This link can’t be opened"
        onClose={dismissLink}
        actions={
          <Button variant="primary" onClick={dismissLink}>
            Keep my draft
          </Button>
        }
      >
        <p>{describePermalinkError(link.problem)}</p>
        <p>Your draft is unchanged.</p>
      </Dialog>
    );
  if (link.kind === 'none') return null;
  return (
    <Dialog
      title="Replace your draft with this link?"
      onClose={dismissLink}
      actions={
        <>
          <Button onClick={dismissLink}>Keep my draft</Button>
          <Button variant="primary" onClick={acceptLink}>
            Open the link
          </Button>
        </>
      }
    >
      <p>
        {link.case.title !== '' ? `The link contains “${link.case.title}”. ` : ''}
        This replaces what is in the editor.
      </p>
    </Dialog>
  );
}
