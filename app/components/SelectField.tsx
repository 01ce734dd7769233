import type { ReactNode } from 'react';
import styles from './SelectField.module.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
  /** What stands before it in place of the label, where the label is to be heard only. */
  readonly before?: ReactNode;
}

/** A choice of one out of several, with its name before it. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, before } = props;
  return (
    <label className={styles.field}>
      <span className={styles.label}>{before ?? label}</span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
