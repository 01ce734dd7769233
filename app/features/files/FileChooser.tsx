import { Button } from '../../components/Button.tsx';
import { DialogPopup } from '../../components/DialogPopup.tsx';
import type { ReadFile } from '../../services/offeredFiles.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { Opening } from '../../store/openingSlice.ts';
import styles from './FileChooser.module.css';
import { useOpenOctets } from './useOpenFile.ts';

type Choice = Extract<Opening, { readonly kind: 'choose' }>;

/** One of the files: what it is, and what it can become. */
function FileRow({ file }: { readonly file: ReadFile }) {
  const open = useOpenOctets();
  const robots = useAppStore((state) => state.case.robots);
  const baseline = useAppStore((state) => state.case.baseline);
  const updateCase = useAppStore((state) => state.updateCase);
  const isOpen = robots.kind === 'octets' && robots.octets === file.octets;
  const isBaseline = baseline?.kind === 'octets' && baseline.octets === file.octets;
  return (
    <li className={styles.row}>
      <span className={styles.path}>{file.path}</span>
      <span className={styles.size}>{file.octets.length.toLocaleString('en')} bytes</span>
      <Button
        variant="quiet"
        aria-pressed={isOpen}
        aria-label={`Edit ${file.path}`}
        onClick={() => !isOpen && open(file)}
      >
        {isOpen ? 'In the editor' : 'Edit'}
      </Button>
      <Button
        variant="quiet"
        aria-pressed={isBaseline}
        aria-label={`Compare with ${file.path}`}
        onClick={() => updateCase({ baseline: isBaseline ? null : { kind: 'octets', octets: file.octets } })}
      >
        {isBaseline ? 'Baseline' : 'Use as baseline'}
      </Button>
    </li>
  );
}

/** Several files: one to work on, one as what is live now. */
export function FileChooser({ opening: { files, passedOver } }: { readonly opening: Choice }) {
  const setOpening = useAppStore((state) => state.setOpening);
  const close = () => setOpening({ kind: 'none' });
  return (
    <DialogPopup
      title={files.length === 0 ? 'No text files there' : `Which of ${files.length} files?`}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      }
    >
      <p>
        {files.length === 0
          ? 'A robots.txt is a plain text file.'
          : 'Choose one to edit and another as the baseline to compare it with, such as the live file.'}
        {passedOver > 0 &&
          ` ${passedOver === 1 ? 'One other file was' : `${passedOver.toLocaleString('en')} other files were`} left out: not text, too large, or over the limit.`}
      </p>
      <ul className={styles.files} aria-label="Files">
        {files.map((file) => (
          <FileRow key={file.path} file={file} />
        ))}
      </ul>
    </DialogPopup>
  );
}
