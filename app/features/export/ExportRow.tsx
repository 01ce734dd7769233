import { Copy, Download } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import styles from './ExportRow.module.css';

interface ExportRowProps {
  readonly name: string;
  /** What it is for. */
  readonly children: string;
  /** Missing where it is no text that could be copied. */
  readonly onCopy?: (() => void) | undefined;
  readonly onSave: () => void;
  readonly isDisabled?: boolean;
}

/** One form in which something leaves the page. */
export function ExportRow({ name, children, onCopy, onSave, isDisabled = false }: ExportRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.purpose}>{children}</span>
      <span className={styles.actions}>
        {onCopy !== undefined && (
          <Button variant="quiet" disabled={isDisabled} aria-label={`Copy ${name}`} onClick={onCopy}>
            <Copy aria-hidden="true" />
            Copy
          </Button>
        )}
        <Button variant="quiet" disabled={isDisabled} aria-label={`Save ${name}`} onClick={onSave}>
          <Download aria-hidden="true" />
          Save
        </Button>
      </span>
    </li>
  );
}
