import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import styles from './LinkField.module.css';

interface LinkBoxProps {
  /** The link; null while there is none to show. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/** The link to be copied by hand, where the browser keeps the clipboard to itself. */
export function LinkBox({ link, onClose }: LinkBoxProps) {
  if (link === null) return null;
  return (
    <Dialog title="Copy this link" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <p>The browser blocked access to the clipboard. Copy the link yourself.</p>
      <textarea
        readOnly
        rows={5}
        aria-label="Link to this case"
        className={styles.link}
        value={link}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
