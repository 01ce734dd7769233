import { useState } from 'react';
import styles from './RenameField.module.css';

interface RenameFieldProps {
  readonly title: string;
  /** Called with the new title by Enter or on leaving, with null by Escape. */
  readonly onDone: (title: string | null) => void;
}

/** The title of a saved case, being typed over. */
export function RenameField({ title, onDone }: RenameFieldProps) {
  const [typed, setTyped] = useState(title);
  return (
    <input
      type="text"
      className={styles.field}
      aria-label={`New title of “${title}”`}
      maxLength={200}
      // biome-ignore lint/a11y/noAutofocus: It takes the place of the button that was pressed.
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => onDone(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        // Escape closes the field and not the sheet.
        event.stopPropagation();
        onDone(null);
      }}
    />
  );
}
