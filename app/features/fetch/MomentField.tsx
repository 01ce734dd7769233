import { useId } from 'react';
import { Field } from '../../components/Field.tsx';
import { momentForInput, momentFromInput } from '../../wording/moments.ts';

interface MomentFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Seconds since 1970; null for none. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A day and time of day in UTC. */
export function MomentField({ label, hint, value, onChange }: MomentFieldProps) {
  const hintId = useId();
  return (
    <Field label={`${label}, UTC`} hint={hint} hintId={hintId}>
      <input
        type="datetime-local"
        aria-describedby={hintId}
        max="9999-12-31T23:59"
        value={momentForInput(value)}
        onChange={({ target }) => onChange(momentFromInput(target.value))}
      />
    </Field>
  );
}
