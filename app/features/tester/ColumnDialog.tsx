import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import type { Table } from '../../services/importers/table.ts';
import styles from './ColumnDialog.module.css';

interface ColumnDialogProps {
  readonly name: string;
  readonly table: Table;
  readonly onChoose: (column: number) => void;
  readonly onClose: () => void;
}

/** Asks which column of a table has the URLs. */
export function ColumnDialog({ name, table, onChoose, onClose }: ColumnDialogProps) {
  const [column, setColumn] = useState(table.suggested ?? 0);
  return (
    <Dialog
      title={`Which column of ${name} contains the URLs?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onChoose(column)}>
            Add the URLs
          </Button>
        </>
      }
    >
      <div role="radiogroup" aria-label="Columns" className={styles.columns}>
        {table.columns.map(({ index, name: title, addresses, sample }) => (
          <label key={index} className={styles.column}>
            <input type="radio" name="column" checked={index === column} onChange={() => setColumn(index)} />
            <span className={styles.name}>{title}</span>
            <code className={styles.sample}>{sample}</code>
            <span className={styles.count}>
              {addresses === 0 ? 'no URLs' : `${addresses.toLocaleString('en')} URLs`}
            </span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
