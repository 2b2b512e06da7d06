import { TextInput } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly maxLength: number;
  /** Null while nothing is typed. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onCount: (value: number | null) => void;
}

/** A whole number: what is no digit is not taken. */
export function CountField({ label, hint, required = false, maxLength, value, error, onCount }: Props) {
  return (
    <TextInput
      label={label}
      description={hint}
      withAsterisk={required}
      inputMode="numeric"
      maxLength={maxLength}
      value={value === null ? '' : String(value)}
      error={error}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replace(/\D/g, '');
        onCount(digits === '' ? null : Number(digits));
      }}
    />
  );
}
