import { useState } from 'react';

interface NumberInputProps {
  /** Null for none. */
  readonly value: number | null;
  readonly max: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** Called with whole numbers from 0 to `max`, or null once it is empty. */
  readonly onChange: (value: number | null) => void;
}

/** A whole number; what is being typed stays as typed until the keyboard leaves. */
export function NumberInput({ value, max, placeholder, disabled = false, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : `${value}`);
  const isWrong = shown !== '' && !(/^\d{1,15}$/.test(shown) && Number(shown) <= max);
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      aria-invalid={isWrong}
      placeholder={placeholder}
      value={shown}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        const text = target.value.trim();
        setTyped(text);
        if (text === '') onChange(null);
        else if (/^\d{1,15}$/.test(text) && Number(text) <= max) onChange(Number(text));
      }}
    />
  );
}
